/** What lies on the bench: a pack in the making. Every change is checked, kept on the device, and can be taken back. */
import { closeBox, tryBox } from '../../app/box.svelte';
import { freshId, packs } from '../../app/packs.svelte';
import { api } from '../../wire/api';
import {
  pathOf,
  recordAt,
  type Box,
  type BoxRecord,
  type Fault,
  type Kind,
  type Pack,
  type RecordPath,
  type Values,
} from '../../wire/box';
import type { Vocabulary } from '../../wire/vocabulary';
import { merged, placed, same, startOf, without } from './changes';

/** Own names, own words and where they come from stand beside the fields of a record. */
const COMMON = ['is', 'names', 'texts'];

export class Bench {
  /** The box without a pack. */
  ours = $state.raw<Box | null>(null);
  /** The box with the pack as it was when it last held. */
  box = $state.raw<Box | null>(null);
  vocabulary = $state.raw<Vocabulary | null>(null);
  pack = $state.raw<Pack>({ name: '' });
  faults = $state.raw<Fault[]>([]);
  cautions = $state.raw<Fault[]>([]);
  digest = $state('');
  /** The pack as a file, while it holds. */
  text = $state('');
  path = $state<RecordPath>('');
  private past = $state.raw<Pack[]>([]);
  private asked = 0;
  private id = freshId();

  constructor(readonly title: string) {}

  async open(path: RecordPath, name: string): Promise<void> {
    const [ours, vocabulary] = await Promise.all([api.box(this.title), api.vocabulary(this.title)]);
    tryBox(ours, vocabulary); // its words first: the page says them as soon as the box is there
    [this.ours, this.box, this.vocabulary] = [ours, ours, vocabulary];
    const kept = packs.of(this.title).at(-1);
    if (kept) this.id = kept.id;
    this.pack = kept?.pack ?? { format: 1, title: this.title, name };
    this.path = recordAt(ours, path) ? path : pathOf(ours.records[0]!);
    await this.check();
  }

  close(): void {
    closeBox(this.title);
  }

  /** Opens a record; one that a pack may add begins with the least that the rules ask for. */
  choose(path: RecordPath): void {
    this.path = path;
    const spare = this.kind?.spare.includes(path.split('/')[1]!) && !recordAt(this.box, path);
    if (spare) this.rewrite({ ...startOf(this.kind!.fields), names: { en: path.split('/')[1]! } });
  }

  get kind(): Kind | undefined {
    return this.box?.kinds.find(({ kind }) => this.path.startsWith(`${kind}/`));
  }
  /** As it would lie on the table. */
  get record(): BoxRecord | null {
    return recordAt(this.box, this.path);
  }
  /** As we have it. */
  get before(): BoxRecord | null {
    return recordAt(this.ours, this.path);
  }
  /** What the pack says of the open record. */
  get change(): Values {
    return this.changeOf(this.path);
  }
  /** What stands in the form: also while the pack does not hold. */
  get values(): Values {
    return merged(this.before?.values ?? {}, without(this.change, COMMON));
  }
  get faultsHere(): Fault[] {
    const start = this.path.replace('/', '.');
    return this.faults.filter(({ path }) => path === start || path.startsWith(`${start}.`));
  }
  get changed(): RecordPath[] {
    const kinds = this.ours?.kinds.map(({ kind }) => kind) ?? [];
    return kinds.flatMap((kind) =>
      Object.keys((this.pack[kind] as Values | undefined) ?? {}).map((id) => `${kind}/${id}`),
    );
  }
  get canUndo(): boolean {
    return this.past.length > 0;
  }

  changeOf(path: RecordPath): Values {
    const [kind = '', id = ''] = path.split('/');
    return ((this.pack[kind] as Record<string, Values> | undefined)?.[id] ?? {}) as Values;
  }

  isChanged(field: string): boolean {
    return field in this.change && !same(this.change[field], this.before?.values[field]);
  }

  /** Writes a field of the open record; what is as it was is not written. */
  set(field: string, value: unknown): void {
    const isAsBefore = !COMMON.includes(field) && same(value, this.before?.values[field]);
    this.rewrite(
      isAsBefore || value === undefined ? without(this.change, [field]) : { ...this.change, [field]: value },
    );
  }

  /** Own words in a language; an empty line takes them back. */
  say(field: 'names' | 'texts', language: string, words: string): void {
    const all = { ...(this.change[field] as Record<string, string> | undefined), [language]: words };
    const rest = words ? all : without(all, [language]);
    this.set(field, Object.keys(rest).length ? rest : undefined);
  }

  backToOurs(): void {
    this.rewrite({});
  }

  rewrite(change: Values): void {
    this.replace(placed(this.pack, this.path, change));
  }

  replace(pack: Pack): void {
    if (same(pack, this.pack)) return;
    this.past = [...this.past, this.pack];
    this.take(pack);
  }

  /** Races that would run out of tokens: mended together. */
  get shortTrays(): Fault[] {
    return this.faults.filter(({ reason }) => reason.key === 'core-pack_tray');
  }
  raiseTrays(): void {
    let { pack } = this;
    for (const { path, reason } of this.shortTrays) {
      const record = path.split('.').slice(0, 2).join('/') as RecordPath;
      const tray = Number(reason.args['value']) + Number(reason.args['badge']);
      pack = placed(pack, record, { ...this.changeOf(record), tray });
    }
    this.replace(pack);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.take(before);
  }

  /** A line of the record's own TOML, typed by hand. */
  async read(text: string): Promise<Fault[]> {
    const { pack, faults } = await api.pack(this.title, { text });
    if (pack) this.replace(pack);
    return faults;
  }

  private take(pack: Pack): void {
    this.pack = pack;
    packs.put({ id: this.id, title: this.title, pack });
    void this.check();
  }

  /** Answers may overtake each other: only the last question counts. */
  private async check(): Promise<void> {
    const question = ++this.asked;
    const found = await api.pack(this.title, { pack: this.pack });
    if (question !== this.asked) return;
    [this.faults, this.cautions, this.digest, this.text] = [found.faults, found.cautions, found.digest, found.text];
    if (!found.box) return;
    tryBox(found.box, this.vocabulary!);
    this.box = found.box;
  }
}

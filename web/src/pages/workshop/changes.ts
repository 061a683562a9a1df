/** Changes to records: tables of what differs, one inside the other. */
import type { Field, Instructions, Pack, RecordPath, Values } from '../../wire/box';

const isTable = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A record with a change in it; tables of tables are changed field by field. */
export function merged(values: Values, change: Values): Values {
  const result = { ...values };
  for (const [name, value] of Object.entries(change)) {
    const before = result[name];
    const isNested = isTable(before) && isTable(value) && !('do' in value) && !('when' in value);
    result[name] = isNested ? merged(before, value) : value;
  }
  return result;
}

export const without = <Table extends object>(table: Table, names: readonly string[]): Table =>
  Object.fromEntries(Object.entries(table).filter(([name]) => !names.includes(name))) as Table;

export function same(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, at) => same(value, other[at]));
  if (isTable(one) && isTable(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...names].every((name) => same(one[name], other[name]));
  }
  return one === other;
}

/** A pack with this change of a record; an empty one leaves no trace. */
export function placed(pack: Pack, path: RecordPath, change: Values): Pack {
  const [kind = '', id = ''] = path.split('/');
  const others = without((pack[kind] as Values | undefined) ?? {}, [id]);
  const records = Object.keys(change).length ? { ...others, [id]: change } : others;
  const rest = without(pack, [kind]) as Pack;
  return Object.keys(records).length ? { ...rest, [kind]: records } : rest;
}

/** A list with one of its members somewhere else. */
export function moved<Member>(list: readonly Member[], from: number, to: number): Member[] {
  if (to < 0 || to >= list.length) return [...list];
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, list[from]!);
}

/** Whether a field belongs to a table with these values. */
export const isAsked = (field: Field, table: Values): boolean =>
  Object.entries(field.if ?? {}).every(([other, words]) => words.includes(table[other]));

/** The least that a field may hold. */
function start(field: Field): unknown {
  if (field.default !== undefined) return field.default;
  if (field.type === 'int') return field.min;
  if (field.type === 'bool') return false;
  if (field.type === 'choice') return field.choices[0];
  if (field.type === 'set') return field.choices.slice(0, field.min);
  if (field.type === 'list') return [];
  if (field.type === 'words') return complete(field.of, Object.keys(field.of.words)[0]!, {});
  return field.type === 'counts' ? {} : undefined;
}

export function startOf(fields: readonly Field[]): Values {
  const table: Values = {};
  for (const field of fields)
    if (!field.optional && isAsked(field, table) && start(field) !== undefined) table[field.name] = start(field);
  return table;
}

/** An instruction with all that its word asks for; what does not belong to the word goes. */
export function complete(of: Instructions, word: string, table: Values): Values {
  const whole: Values = { [of.key]: word };
  for (const field of of.words[word] ?? [])
    if (isAsked(field, { ...table, ...whole })) {
      const fits = field.type !== 'choice' || field.choices.includes(String(table[field.name]));
      const found = field.name in table && fits ? table[field.name] : field.optional ? undefined : start(field);
      if (found !== undefined) whole[field.name] = found;
    }
  return whole;
}

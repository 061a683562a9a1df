/** The HTTP part of the wire. */
import type {
  OfflineCopy,
  Brought,
  ChatLines,
  Code,
  Created,
  CreateTable,
  Decline,
  Declined,
  Export,
  Fork,
  Games,
  Invitation,
  Join,
  Joined,
  Learnt,
  Lobby,
  Message,
  Mine,
  PersonalData,
  Moments,
  NoticeSettings,
  NoticeState,
  NoticeTested,
  Opened,
  OwnDevices,
  Position,
  PositionUpload,
  Problem,
  PushKey,
  Reach,
  ReplayInfo,
  ReviewProgress,
  Start,
  TableInfo,
  Titles,
} from './wire';
import type { Box, Pack, PackChecked } from './box';
import { callDevice, type Heard } from './device';
import { patiently, turns } from './turns';
import { edition } from './edition';
import type { Vocabulary } from './vocabulary';

const ROOT = '/api/v1';

/** The server said no; `reasons` say why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly reasons: Message[],
  ) {
    super(reasons.map((reason) => reason.key).join(', ') || `status ${status}`);
  }
}

/** The first answer brings the cookie of this device. Nobody else speaks before, or the server would see several devices. */
let introduced: Promise<unknown> | null = null;

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  if (introduced) await introduced.catch(() => undefined);
  const answer = request<Answer>(method, path, body);
  introduced ??= answer;
  return answer;
}

/** A page inside a page of others neither has nor wants a cookie. */
let isBare = false;
export const goBare = (): void => void (isBare = true);

async function callServer(method: string, path: string, body?: unknown): Promise<Heard> {
  const headers: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' };
  if (isBare) headers['Spieltisch-Cookie'] = 'none';
  const wish: RequestInit = { method, headers, credentials: isBare ? 'omit' : 'same-origin' };
  if (body !== undefined) wish.body = JSON.stringify(body);
  const answer = await fetch(ROOT + path, wish).catch(() => {
    throw new Refusal(0, [{ key: 'ui-error-offline', args: {} }]);
  });
  return { status: answer.status, text: await answer.text().catch(() => '') };
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const { status, text } = await (edition.isDevice ? callDevice : callServer)(method, path, body);
  const data = read(text);
  if (status > 399) throw new Refusal(status, (data as Problem | null)?.reasons ?? []);
  return data as Answer;
}

const id = encodeURIComponent;

/** The words of a title do not change while the page is open. */
const vocabularies: Record<string, Promise<Vocabulary>> = {};

/** A server lets eight of an address wait. */
const inTurn = turns(4);

export const api = {
  titles: () => call<Titles>('GET', '/titles'),
  vocabulary: (title: string) =>
    (vocabularies[title] ??= call<Vocabulary>('GET', `/titles/${id(title)}`).catch((error: unknown) => {
      delete vocabularies[title];
      throw error;
    })),
  content: <Content>(title: string) => call<Content>('GET', `/titles/${id(title)}/content`),
  box: (title: string) => call<Box>('GET', `/titles/${id(title)}/box`),
  /** Without forms and drawings. */
  boxOnTable: (title: string) => call<Box>('GET', `/titles/${id(title)}/box?for=table`),
  pack: (title: string, wish: { text: string } | { pack: Pack }) =>
    call<PackChecked>('POST', `/titles/${id(title)}/pack`, wish),
  check: (title: string, options: Record<string, unknown>) =>
    call<{ reasons: Message[] }>('POST', `/titles/${id(title)}/check`, { options }),
  reach: () => call<Reach>('GET', '/reach'),
  listen: (listens: boolean) => call<Reach>('PUT', '/reach', { listens }),
  learnt: () => call<Learnt>('GET', '/learnt'),
  keepLearnt: (learnt: Record<string, unknown>) => call<Learnt>('PUT', '/learnt', { learnt }),
  lobby: () => call<Lobby>('GET', '/lobby'),
  create: (wish: CreateTable) => call<Created>('POST', '/tables', wish),
  table: (table: string) => call<TableInfo>('GET', `/tables/${id(table)}`),
  invitation: (table: string, wish: Opened) => call<Invitation>('POST', `/tables/${id(table)}/invitation`, wish),
  join: (table: string, wish: Join) => call<Joined>('POST', `/tables/${id(table)}/join`, wish),
  decline: (table: string, wish: Decline) => call<Declined>('POST', `/tables/${id(table)}/decline`, wish),
  chat: (table: string) => call<ChatLines>('GET', `/tables/${id(table)}/chat`),
  start: (table: string, wish: Start) => call<TableInfo>('POST', `/tables/${id(table)}/start`, wish),
  contribute: (table: string, words: string) => call<TableInfo>('POST', `/tables/${id(table)}/contribute`, { words }),
  rematch: (table: string) => call<TableInfo>('POST', `/tables/${id(table)}/rematch`, {}),
  deviceLink: (table: string) => call<OwnDevices>('POST', `/tables/${id(table)}/device`),
  onlyHere: (table: string) => call<OwnDevices>('DELETE', `/tables/${id(table)}/device`),
  games: () => call<Games>('GET', '/mine/games'),
  mine: () => call<Mine>('GET', '/mine'),
  makeCode: () => call<Mine>('POST', '/mine/code'),
  dropCode: () => call<Mine>('DELETE', '/mine/code'),
  comeBack: (wish: Code) => call<Mine>('POST', '/mine/return', wish),
  stayAlone: () => call<Mine>('POST', '/mine/alone'),
  personalData: () => call<PersonalData>('GET', '/mine/data'),
  eraseData: () => call<Mine>('DELETE', '/mine/data'),
  pushKey: () => call<PushKey>('GET', '/push'),
  notice: (table: string, seat: number, wish: NoticeSettings) =>
    call<NoticeSettings>('PUT', `/tables/${id(table)}/seats/${seat}/notice`, wish),
  noticeState: (table: string, seat: number) => call<NoticeState>('GET', `/tables/${id(table)}/seats/${seat}/notice`),
  tryNotice: (table: string, seat: number) => call<NoticeTested>('POST', `/tables/${id(table)}/seats/${seat}/notice`),
  takeAlong: (table: string) => call<OfflineCopy>('POST', `/tables/${id(table)}/along`),
  bringBack: (table: string, wish: Brought) => call<TableInfo>('PUT', `/tables/${id(table)}/along`, wish),
  exportTable: (table: string, seat: number | null) =>
    call<Export>('GET', `/tables/${id(table)}/export${seat === null ? '' : `?seat=${seat}`}`),
  upload: (log: unknown) => call<ReplayInfo>('POST', '/replays', log),
  replay: (replay: string) => call<ReplayInfo>('GET', `/replays/${id(replay)}`),
  moments: (source: 'replays' | 'tables', of: string, eyes: string) =>
    call<Moments>('GET', `/${source}/${id(of)}/moments?eyes=${id(eyes)}`),
  position: (source: 'replays' | 'tables', of: string, eyes: string, entry: number) =>
    call<PositionUpload>('GET', `/${source}/${id(of)}/position?eyes=${id(eyes)}&entry=${entry}`),
  /** `isFirst`: somebody waits for it, pictures do not. */
  lookAt: (wish: PositionUpload, isFirst = false) =>
    patiently(
      () => inTurn(() => call<Position>('POST', '/positions', wish), isFirst),
      (error) => error instanceof Refusal && error.status === 429,
    ),
  review: (source: 'replays' | 'tables', of: string) => call<ReviewProgress>('GET', `/${source}/${id(of)}/review`),
  fork: (source: 'replays' | 'tables', of: string, wish: Fork) =>
    call<Created>('POST', `/${source}/${id(of)}/fork`, wish),
};

// Made from messages.py, requests.py and bodies.py by `python -m spieltisch.server.inbox.typescript`. Do not edit.

export const PROTOCOL = 1;

export type SeatKind = 'human' | 'agent' | 'open';

export type Status = 'waiting' | 'playing' | 'finished';

export type ClockKind = 'none' | 'live' | 'days';

export type YieldEnd = 'phase' | 'turn' | 'own_turn' | 'round' | 'touched' | 'always';

export type Choice = 'wait' | 'agent' | 'drop';

export type Result = 'applied' | 'asks' | 'refused' | 'stale' | 'ok';

/** An event that the seat sees, with these arguments and without those. */
export interface Occasion {
  event: string;
  match?: Record<string, string | number | boolean | null>;
  unlike?: Record<string, string | number | boolean | null>;
}

/** A standing order: answer `decision` with `action` for me whenever the prompt's arguments match. `after`: not before this has happened, and then once; `happened` says whether it has. `unless`: no longer when this has happened. It ends with `until` at the latest; own_turn: when the next own turn begins, or the next round where there are no turns. */
export interface Yield {
  decision: string;
  action?: string;
  match?: Record<string, string | number | boolean | null>;
  after?: Occasion | null;
  happened?: boolean;
  unless?: Occasion | null;
  until?: YieldEnd;
}

/** live: a bank of seconds per seat plus an increment per decision. days: seconds for each decision. */
export interface Clock {
  kind?: ClockKind;
  bank?: number;
  increment?: number;
  decision?: number;
}

/** `core.Message` on the wire: a key of the locale files and its arguments. */
export interface Message {
  key: string;
  args: Record<string, unknown>;
}

/** `core.Cause` on the wire: one line of an answer with causes. */
export interface Cause {
  key: string;
  value: number;
  args: Record<string, unknown>;
}

/** Who decides, and about what; the same for everybody. */
export interface Prompt {
  decision: string;
  seats: number[];
  soft: boolean;
  args: Record<string, unknown>;
}

/** All that a seat may know. `table` is the title's own part; seat null is a spectator. */
export interface View {
  title: string;
  version: string;
  entry: number;
  seat: number | null;
  seats: number;
  to_act: number[];
  prompt: Prompt | null;
  over: boolean;
  ranking: number[][] | null;
  table: Record<string, unknown>;
}

/** A legal action in words, with the title's notes beside it: cost, odds. */
export interface Offer {
  action: string;
  [more: string]: unknown;
}

/** Something the seat saw happen; the arguments of the event stand beside these two. */
export interface TableEvent {
  entry: number;
  event: string;
  [more: string]: unknown;
}

/** How many own entries can be taken back without asking, and what stops it there. `alone`: beyond that nobody has to agree (`undo_request` is granted at once), and the log notes it. */
export interface Undo {
  steps: number;
  reason: Message | null;
  alone?: boolean;
}

export interface SeatClock {
  seat: number;
  left: number;
  running: boolean;
}

/** A move that was taken back against dice or cards: so many entries stayed. */
export interface TakenBack {
  entry: number;
  seat: number;
}

/** A human who left. When `left` is 0, those who stay may choose. */
export interface Absence {
  left: number;
  votes: Record<string, Choice>;
}

/** A seat as everybody sees it. Only those who may give its link away see `invite`, and `declined`: the name of whoever can not come. `shows`: its player agrees that those who watch see the hand; `away`: seconds until it is back from vacation. */
export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  person: string | null;
  level: string | null;
  connected: boolean;
  thinking: boolean;
  stand_in: string | null;
  conceded: boolean;
  absent: Absence | null;
  yours: boolean;
  shows: boolean;
  away: number | null;
  declined: string | null;
  invite: string | null;
}

export interface Person {
  id: string;
  name: string;
  seats: number[];
  connected: boolean;
}

/** `entry`: after which it was said. `mark`: what the speaker points at (`region:kislev`), then `text` may be empty. `:thanks:` and the like are words that every reader is shown in their own language. */
export interface ChatLine {
  number: number;
  person: string;
  name: string;
  seat: number | null;
  text: string;
  age: number;
  entry: number;
  mark: string | null;
}

/** Undo beyond the limit, or a claim of an absent seat, waits for a yes of every human in `waiting`. */
export interface ConsentRequest {
  request: string;
  kind: 'claim' | 'undo';
  person: string;
  seat: number;
  entry: number;
  waiting: number[];
  left: number | null;
}

/** What was committed to and is open now; `renewed`: what decided later, each from an `entry` on. */
export interface OpenedChance {
  commitment: string;
  contributions: string[];
  secret: string;
  entry?: number;
  renewed?: OpenedChance[];
}

/** How it ended. A finished game is open: `open` holds the views of all seats, `chance` proves all chance. */
export interface GameOutcome {
  reason: 'concession' | 'rules';
  ranking: number[][];
  scores: number[];
  conceded: number[];
  open: Record<string, unknown>;
  secret: string;
  chance: OpenedChance;
}

/** A line of chat that somebody showed the host. */
export interface ReportedLine {
  number: number;
  person: string;
  name: string;
  text: string;
}

/** Who came where, and how many seconds ago it ended. */
export interface GameResult {
  ranking: number[][];
  scores: number[];
  age: number;
}

/** A table as this viewer may know it. `next_commitment` counts from the next hand-over of a seat on; `holds`: it begins when everybody has contributed (a second device of somebody need not); `along`: since this entry its only person has all of it, and nobody else can sit down; `continued`: up to this entry it was played at another table; `known`: it began from a position or a game whose hidden cards somebody may know; `delay`: moves that those who watch are behind; `hands_open`: everybody agreed that those who watch see all hands; `to_act`: null before the game begins; `vacation`: seconds that the own seat may still be away; `reports` and `silenced`: for the host; `left`: seconds until the viewer's own time runs out; `result`: of a game that is over, null where it ended before results were kept. */
export interface TableInfo {
  id: string;
  title: string;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  status: Status;
  public: boolean;
  clock: Clock;
  entry: number;
  watchers: number;
  commitment: string;
  next_commitment: string | null;
  holds: boolean;
  watch: string | null;
  delay: number;
  hands_open: boolean;
  rematch: string | null;
  along: number | null;
  continued: number | null;
  known: boolean;
  age: number;
  yours: boolean;
  host: boolean;
  to_act: number[] | null;
  vacation: number[];
  reports: ReportedLine[];
  silenced: string[];
  left: number | null;
  result: GameResult | null;
}

/** The table through the eyes of one seat. `recap`: the entry at which its human left, after an absence. */
export interface SeatView {
  seat: number | null;
  view: View;
  offers: Offer[];
  undo: Undo | null;
  events: TableEvent[];
  yields: Yield[];
  recap: number | null;
}

/** The table in the middle of an entry, behind so many of its `events`: what became of the interim before (first: of what the seat had at entry `since`). */
export interface Interim {
  events: number;
  steps: unknown[][];
}

/** What became of `view`, `offers`, `undo` and `yields` that this seat had at entry `since` (null: of nothing). */
export interface SeatChange {
  seat: number | null;
  since: number | null;
  steps: unknown[][];
  interims: Interim[];
  events: TableEvent[];
  recap: number | null;
}

/** `core.companion.TableQuestion` on the wire: what people at a real table are asked. */
export interface TableQuestion {
  kind: string;
  number: number;
  among: number;
  topic: string;
  args: Record<string, unknown>;
  seat: number | null;
  left: (string | number)[] | null;
  told: (string | number | null)[];
  before: number[];
  faces: number[];
  domain: string | null;
}

/** What an opponent did and nobody has carried out on the real table yet. */
export interface Announced {
  entry: number;
  seat: number;
  action: string;
}

/** Beside a real table: what is asked, of whose action (the set-up has none), and how much was told of it. */
export interface CompanionState {
  question: TableQuestion | null;
  seat: number | null;
  action: string;
  told: number;
  announced: Announced[];
  dice: 'here' | 'people';
}

/** First on every socket. `key` is for a program that came with the link of a seat: from now on it is its bearer. */
export interface Hello {
  type: 'hello';
  protocol: number;
  server: string;
  you: string;
  key: string | null;
  table: TableInfo;
  people: Person[];
}

/** A `table.Table` on the wire: everything, for each seat of this device (or for a spectator). No views while the table waits for players. */
export interface Table {
  type: 'table';
  entry: number;
  status: Status;
  views: SeatView[];
  chat: ChatLine[];
  clocks: SeatClock[];
  thinking: number[];
  paused: boolean;
  consent: ConsentRequest | null;
  outcome: GameOutcome | null;
  receipt: string | null;
  taken_back: TakenBack[];
  companion: CompanionState | null;
}

/** The next entry, or fewer entries after an undo. `events` of each view are new since the update before. Either `views` or, on a socket that asked for them, `changes`. `receipt` is worth keeping: see `verify`. */
export interface Update {
  type: 'update';
  entry: number;
  undone: boolean;
  views: SeatView[];
  changes: SeatChange[];
  receipt: string;
  clocks: SeatClock[];
  thinking: number[];
  outcome: GameOutcome | null;
  taken_back: TakenBack[];
  companion: CompanionState | null;
}

/** Clocks, thinking and pause changed, the position did not. */
export interface Pulse {
  type: 'pulse';
  clocks: SeatClock[];
  thinking: number[];
  paused: boolean;
  companion: CompanionState | null;
}

/** Somebody came, left, sat down or took a name. At most one a second for long. Of more than 30 watchers only the number is told. On a socket that asked for it `part` is true: `people` are those who came or changed since the list before, and `gone` those who left. */
export interface People {
  type: 'people';
  seats: SeatInfo[];
  people: Person[];
  part: boolean;
  gone: string[];
  watchers: number;
  status: Status;
  delay: number;
  hands_open: boolean;
}

export interface Chatted {
  type: 'chat';
  line: ChatLine;
}

/** Something about the people at the table, not about the game. */
export interface Notice {
  type: 'notice';
  kind: 'absent' | 'along' | 'choose' | 'claimed' | 'conceded' | 'consent' | 'consent_given' | 'consent_refused' | 'declined' | 'dropped' | 'finished' | 'order_ended' | 'paused' | 'rematch' | 'reported' | 'resumed' | 'returned' | 'started' | 'takeover' | 'timeout';
  seat: number | null;
  person: string | null;
  left: number | null;
  consent: ConsentRequest | null;
  table: string | null;
}

/** One of the best actions a hint knows. */
export interface Best {
  action: string;
  value: number | null;
  reason: Message | null;
}

/** Why an opponent did something, `best` by what it expected; no action where it does not say yet. */
export interface Account {
  seat: number;
  level: string;
  action: string;
  reason: Message;
  best: Best[];
  is_open: boolean;
}

export interface Asked {
  value: number;
  causes: Cause[];
}

/** To exactly one request. `stale` brings the whole table, `refused` its reasons. */
export interface Answer {
  type: 'answer';
  id: string;
  result: Result;
  entry: number | null;
  reasons: Message[];
  asked: Asked | null;
  best: Best[];
  rows: Record<string, unknown>[];
  account: Account | null;
  forecasts: (Record<string, unknown> | null)[];
  table: Table | null;
}

/** `entry` is the entry number of the view that the choice was made on. */
export interface Act {
  type: 'act';
  seat: number;
  entry: number;
  action: string;
  id: string;
}

/** Why is this not allowed? Private to the asker. */
export interface Why {
  type: 'why';
  seat: number;
  action: string;
  id: string;
}

/** A question of the title with causes: `defense leper estalia`. */
export interface Ask {
  type: 'ask';
  question: string;
  seat?: number | null;
  id: string;
}

/** What would these legal actions change? They are weighed for what a player looks at, a handful at a time. */
export interface Forecast {
  type: 'forecast';
  seat: number;
  actions: string[];
  id: string;
}

export interface Hint {
  type: 'hint';
  seat: number;
  id: string;
}

/** Why did the opponent do that? By what the asker may know, and by all of it when the game is over. */
export interface AccountRequest {
  type: 'account';
  entry: number;
  seat?: number | null;
  id: string;
}

/** Beside a real table: dice by their sides, cards and tokens by their names; null rolls a die here. `at`: how much had been told of this action before. */
export interface Tell {
  type: 'tell';
  at: number;
  answer: (number | string | null)[];
  id: string;
}

/** Take back the last thing that was told, or the action that waits for it. */
export interface TellBack {
  type: 'tell_back';
  id: string;
}

/** What the opponents did up to this entry lies on the real table. */
export interface CarriedOut {
  type: 'done';
  entry: number;
  id: string;
}

/** It does not lie like that: new numbers by the `what` of the rows that `adjustments` brings. */
export interface Correct {
  type: 'correct';
  changes: Record<string, number>;
  id: string;
}

/** What can be put right at a real table. */
export interface Adjustments {
  type: 'adjustments';
  id: string;
}

/** Take back the seat's own last entry, and what opponents did since where nobody else sits at the table. */
export interface UndoMove {
  type: 'undo';
  seat: number;
  entry: number;
  id: string;
}

/** Ask everybody to go back until only `to` entries stay, but no less than to the seat's own last decision. */
export interface UndoRequest {
  type: 'undo_request';
  seat: number;
  entry: number;
  to: number;
  id: string;
}

export interface Consent {
  type: 'consent';
  request: string;
  yes: boolean;
  id: string;
}

export interface Chat {
  type: 'chat';
  text: string;
  id: string;
}

/** Look here: for those who play. */
export interface PointAt {
  type: 'point';
  mark: string;
  id: string;
}

/** Stop hearing a person, on this device only. */
export interface Mute {
  type: 'mute';
  person: string;
  on?: boolean;
  id: string;
}

/** Remind somebody who is away that it is their turn. */
export interface Nudge {
  type: 'nudge';
  seat: number;
  id: string;
}

/** The host keeps those who watch so many moves behind. */
export interface SetDelay {
  type: 'set_delay';
  delay: number;
  id: string;
}

/** Agree that those who watch see the hand, or no longer. It is open as soon as everybody who plays agrees. */
export interface ShowHand {
  type: 'show_hand';
  seat: number;
  on: boolean;
  id: string;
}

/** For those who watch: the seat through which they look when the hands are open; null for none. */
export interface LookThrough {
  type: 'look_through';
  seat: number | null;
  id: string;
}

/** Show the host a line of chat. */
export interface ReportLine {
  type: 'report';
  number: number;
  id: string;
}

/** The host decides that nobody hears a person any more, or again. */
export interface Silence {
  type: 'silence';
  person: string;
  on: boolean;
  id: string;
}

/** The host shows a person the door. */
export interface Remove {
  type: 'remove';
  person: string;
  id: string;
}

/** In a game over days: the clock of the seat waits so many days from now; 0: back again. */
export interface Vacation {
  type: 'vacation';
  seat: number;
  days: number;
  id: string;
}

export interface Rename {
  type: 'rename';
  name: string;
  id: string;
}

export interface Concede {
  type: 'concede';
  seat: number;
  id: string;
}

export interface Pause {
  type: 'pause';
  on?: boolean;
  id: string;
}

/** Sit down on an open seat, take back the own seat from a stand-in, or ask for an absent one. */
export interface ClaimSeat {
  type: 'claim';
  seat: number;
  id: string;
}

export interface AbsentChoice {
  type: 'absent_choice';
  seat: number;
  choice: Choice;
  id: string;
}

/** Replaces all yields of the seat. */
export interface SetYields {
  type: 'yield';
  seat: number;
  yields: Yield[];
  id: string;
}

/** Words that go into the chance of the game, before it starts. */
export interface Contribute {
  type: 'contribute';
  seat: number;
  words: string;
  id: string;
}

/** The whole table again; events from entry `since` on. */
export interface Resync {
  type: 'resync';
  since?: number;
  id: string;
}

/** Is anybody there? Answered by the table, so that one that hangs is noticed as well as a dead line. */
export interface Ping {
  type: 'ping';
  id: string;
}

/** Every answer above 399. */
export interface Problem {
  reasons: Message[];
}

/** A switch of a title; without `choices` its value is free. `seat`: it belongs to whoever sits there. */
export interface TitleOption {
  name: string;
  choices: (string | number | boolean)[] | null;
  default: unknown;
  seat: number | null;
}

/** What a player may be: a power, a race, a deck; `difficulty` from 1 to 3, `facts` as the title has them. */
export interface TitlePart {
  name: string;
  difficulty: number;
  facts: Record<string, unknown>;
}

/** A title on this server; one that does not load is listed, but not playable. `companion`: it can lie beside a real table. */
export interface TitleInfo {
  title: string;
  version: string;
  seats: number[];
  options: TitleOption[];
  parts: TitlePart[];
  playable: boolean;
  companion?: boolean;
}

/** `lends`: members lend their computers to this server, and a table may choose whether its opponents use them. */
export interface Titles {
  titles: TitleInfo[];
  agents: string[];
  lends?: boolean;
}

export interface CheckOptions {
  options?: Record<string, unknown>;
}

/** What is wrong with the options; nothing if a table can be made with them. */
export interface Checked {
  reasons: Message[];
}

/** A pack to be checked: the text of its file, or what would stand in it. */
export interface PackUpload {
  text?: string;
  pack?: Record<string, unknown> | null;
}

/** What is wrong with a pack, and where: `old_world.grail_is_found.copies`. */
export interface Fault {
  path: string;
  reason: Message;
}

/** `core.PackChecked` on the wire: its one form as JSON and as file, its digest, and the box with it. With faults a pack can not be played. */
export interface PackChecked {
  faults: Fault[];
  cautions: Fault[];
  pack: Record<string, unknown> | null;
  text: string;
  digest: string;
  box: Record<string, unknown> | null;
}

/** human: this device plays it. open: whoever has its link. agent: an opponent of that level. */
export interface NewSeat {
  kind: SeatKind;
  level?: string;
  name?: string;
}

/** The table lies beside a real one; its human seats have real cards. `dice`: who rolls for the opponents. */
export interface Companion {
  dice?: 'here' | 'people';
}

/** `hold`: begin when every human has contributed, which is worth most after the commitment was seen. `chance`: words that fix all chance of a table where one device has every seat, as in a guided game. `lent_cores`: its opponents may think on the computers of members, whose owners could see what those seats know. */
export interface CreateTable {
  title: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  name?: string;
  public?: boolean;
  lent_cores?: boolean;
  hold?: boolean;
  clock?: Clock;
  contribution?: string;
  position?: Record<string, unknown> | null;
  chance?: string;
  companion?: Companion | null;
}

export interface Created {
  table: TableInfo;
}

/** Every table of this device, the newest first. */
export interface Games {
  tables: TableInfo[];
}

/** Public tables with a free seat, public tables to watch, and the tables of this device. */
export interface Lobby {
  open: TableInfo[];
  running: TableInfo[];
  yours: TableInfo[];
}

/** With the token of a link: sit down or watch. Without: watch a public table, or sit on its open `seat`. `options` are those that belong to the seat, as a deck brought along; they are taken before the game begins. `is_program`: answer with a key of its own instead of relying on a cookie. */
export interface Join {
  token?: string;
  seat?: number | null;
  name?: string;
  contribution?: string;
  options?: Record<string, unknown>;
  is_program?: boolean;
}

export interface Joined {
  table: TableInfo;
  seats: number[];
  key: string | null;
}

/** The token of a link somebody has opened but not used. */
export interface Opened {
  token?: string;
}

/** What a link is good for: a seat, or a look if `seat` is missing. `whose`: it is a link for another device of the person who sits there. */
export interface Invitation {
  table: TableInfo;
  seat: number | null;
  whose: string | null;
}

/** Fill the open seats with opponents of these names, as far as they are free, and begin: for the host. */
export interface Start {
  level?: string;
  names?: string[];
}

export interface ChatLines {
  lines: ChatLine[];
}

/** Whoever opened a link can not come. */
export interface Decline {
  token: string;
  name?: string;
}

export interface Declined {
  declined: boolean;
}

/** Our share of the chance, for all own seats of a table that has not begun. */
export interface Contributed {
  words: string;
}

/** A fresh link for an own seat: another device, or somebody who takes over. */
export interface Link {
  invite: string;
}

/** A link with which another device has the same seats, used once and good for so many seconds; none after the others were sent away. `devices`: how many others there are. */
export interface OwnDevices {
  link: string | null;
  seconds: number;
  devices: number;
}

/** Whether this browser's person has a code for others, how old it is, and the code itself when it is new. */
export interface Mine {
  has_code: boolean;
  age: number | null;
  code?: string | null;
}

export interface SeatData {
  seat: number;
  name: string;
  email: string;
  webhook: string;
  push: boolean;
}

/** What a table holds of one person: how many devices, which seats, what was said. */
export interface TableData {
  table: string;
  title: string;
  status: string;
  name: string;
  devices: number;
  seats: SeatData[];
  said: string[];
}

/** Everything that is stored of whoever asks. Moves are in the games themselves (`/tables/{table}/export`). */
export interface PersonalData {
  device: string;
  tables: TableData[];
  learnt: Record<string, unknown>;
  code: Mine;
}

export interface Code {
  code: string;
}

/** Our side of Web Push, as a browser wants it for `subscribe`. */
export interface PushKey {
  key: string;
}

/** A browser's side of Web Push. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** When a seat may be told of its turn: hours of the day in `zone`, an IANA name. `daily`: all notices at once. */
export interface NoticeTimes {
  zone?: string;
  quiet_from?: number | null;
  quiet_until?: number | null;
  daily?: number | null;
}

/** Where a seat is told of its turn now. `mails`: this server can send letters; `confirmed`: so can this address get them. */
export interface NoticeState {
  webhook: string;
  email: string;
  confirmed: boolean;
  push: boolean;
  mails: boolean;
  times: NoticeTimes;
}

/** How a notice to try it out went, by each way. */
export interface NoticeTested {
  webhook: 'failed' | 'none' | 'sent' | 'unconfirmed';
  email: 'failed' | 'none' | 'sent' | 'unconfirmed';
  push: 'failed' | 'none' | 'sent' | 'unconfirmed';
}

/** Where to say that it is this seat's turn; empty strings switch it off. */
export interface NoticeSettings {
  push?: Subscription | null;
  webhook?: string;
  email?: string;
  language?: string;
  times?: NoticeTimes;
}

/** Continue from here: a new table that begins after `entry` entries. Seats as in CreateTable. */
export interface Fork {
  entry: number;
  seats?: NewSeat[];
  name?: string;
  public?: boolean;
  clock?: Clock;
}

/** What the device of this visitor has learnt: finished games, guides, puzzles. The page knows what is in it. */
export interface Learnt {
  learnt: Record<string, unknown>;
}

/** A stored log that anybody with the id may look at. `ranking` and `scores` are empty while a game runs, and where the log was stored before they were. */
export interface ReplayInfo {
  id: string;
  title: string;
  seats: number;
  names: string[];
  options: Record<string, unknown>;
  entries: number;
  over: boolean;
  verified: boolean;
  ranking?: number[][];
  scores?: number[];
}

/** One moment as what changed of the view before (of nothing, for the first); steps and interims as in `SeatChange`. */
export interface Moment {
  entry: number;
  seat: number | null;
  action: string | null;
  steps: unknown[][];
  interims: Interim[];
  events: TableEvent[];
}

/** A whole game. With open eyes the view is one in which all hands lie open. */
export interface Moments {
  entries: number;
  moments: Moment[];
  taken_back?: TakenBack[];
}

/** How far a review is; `docs/protocol.md` says what stands in a finished one. */
export interface ReviewProgress {
  done: number;
  of: number;
  chances: number[][];
  review: Record<string, unknown> | null;
  conceded?: number[];
}

/** A table as a device keeps it: its row, and those of its entries. */
export interface OfflineCopy {
  table: string;
  entry: number;
  head: unknown[];
  entries: unknown[][];
}

export interface Played {
  seat: number;
  action: string;
}

/** What was played on a device after entry `since`. */
export interface Brought {
  since: number;
  actions: Played[];
}

/** An e-mail address whose owner said yes. */
export interface Confirmed {
  email: string;
}

export interface PositionUpload {
  title: string;
  position: Record<string, unknown>;
}

/** A written position as the seats and somebody who watches see it. */
export interface Position {
  title: string;
  seats: number;
  views: View[];
  watched: View;
  offers: Offer[][];
}

/** A log. Finished: `log` is the whole match, its secret included. Running: only what the seat saw and did. */
export interface Export {
  title: string;
  complete: boolean;
  names: string[];
  log: Record<string, unknown> | null;
  seat: number | null;
  view: View | null;
  events: TableEvent[];
  actions: Record<string, unknown>[];
}

/** Addresses of this computer for friends, told only to whoever sits at it; empty: nobody else can come. */
export interface Reach {
  hosts: string[];
  stopped: boolean;
  gone: number;
}

/** Whether friends in the home network may come. */
export interface Listen {
  listens: boolean;
}

export interface Health {
  status: 'failing' | 'ok' | 'starting';
  version: string;
  tables: number;
  connections: number;
}

export type ClientRequest = Act | Why | Ask | Forecast | Hint | AccountRequest | UndoMove | UndoRequest | Consent | Chat | PointAt | Mute | Tell | TellBack | CarriedOut | Correct | Adjustments | ReportLine | Silence | Remove | Vacation | SetDelay | ShowHand | LookThrough | Nudge | Rename | Concede | Pause | ClaimSeat | AbsentChoice | SetYields | Contribute | Resync | Ping;

export type Said = Hello | Table | Update | Pulse | People | Chatted | Notice | Answer;

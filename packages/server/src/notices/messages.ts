import type { HostedGame } from '../games/hosted-game.ts';
import type { StoredMatch } from '../store/matches.ts';
import type { MarkRow } from '../store/notice-rows.ts';

/** `test` shows whether notices arrive. */
export type NoticeKind = 'turn' | 'reminder' | 'over' | 'joined' | 'expires' | 'daily' | 'test';

/** The text of a notice. Only what every player of the match knows: never anything from a seat's view. */
export interface Message {
  readonly title: string;
  readonly body: string;
  /** Where a tap leads, after the server's address. */
  readonly path: string;
}

export interface NoticeMatch {
  readonly match: StoredMatch;
  readonly game: HostedGame | undefined;
  readonly mark: MarkRow | undefined;
  readonly person: string;
  readonly now: number;
}

const SOMEBODY = 'Somebody';
const MINUTE = 60_000;
const UNITS = [
  { name: 'day', ms: 24 * 60 * MINUTE },
  { name: 'hour', ms: 60 * MINUTE },
  { name: 'minute', ms: MINUTE },
] as const;

/** `2 days`, `5 hours`, `1 minute`: rounded down. */
function printTimeLeft(ms: number): string {
  const unit = UNITS.find((each) => ms >= each.ms);
  if (unit === undefined) return 'less than a minute';
  const count = Math.floor(ms / unit.ms);
  return `${count} ${unit.name}${count === 1 ? '' : 's'}`;
}

function missionName({ match: { row }, game }: Pick<NoticeMatch, 'match' | 'game'>): string {
  return game?.nameOf(JSON.parse(row.options)) ?? row.game;
}

function others({ match: { seats }, person }: NoticeMatch): string {
  const names = seats.flatMap(({ person: holder, name, kind, bot }) => {
    if (holder === person && kind === 'person') return [];
    if (kind === 'procedure') return ['the AI'];
    return [kind === 'bot' ? `the bot ${bot ?? ''}` : (name ?? SOMEBODY)];
  });
  return names.length === 0 ? '' : `with ${names.join(', ')}`;
}

function standing(told: NoticeMatch): string {
  const { match, mark, now } = told;
  const round = mark?.round ?? null;
  const deadline = match.row.deadline ?? mark?.deadline ?? null;
  const parts = [
    others(told),
    round === null || round < 1 ? '' : `round ${round}`,
    deadline === null || deadline <= now ? '' : `${printTimeLeft(deadline - now)} left`,
  ];
  const text = parts.filter((part) => part !== '').join(' · ');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** The seats of this person that must act. */
export function askedSeats({
  match: { row, seats },
  person,
}: Pick<NoticeMatch, 'match' | 'person'>): readonly string[] {
  const asks: readonly string[] = JSON.parse(row.asks);
  return seats.flatMap(({ seat, person: holder }) => (holder === person && asks.includes(seat) ? [seat] : []));
}

/** Opens the match at the seat whose turn it is; without a turn, at the person's first. */
function matchPath(told: Pick<NoticeMatch, 'match' | 'person'>): string {
  const { match, person } = told;
  const own = askedSeats(told)[0] ?? match.seats.find((seat) => seat.person === person)?.seat;
  return `/#/online/match/${match.row.id}${own === undefined ? '' : `/${encodeURIComponent(own)}`}`;
}

type MatchKind = Exclude<NoticeKind, 'daily' | 'test'>;

const TITLES: Readonly<Record<MatchKind, (name: string) => string>> = {
  turn: (name) => `Your turn: ${name}`,
  reminder: (name) => `Your time runs out: ${name}`,
  over: (name) => `The match is over: ${name}`,
  joined: (name) => `Someone has joined: ${name}`,
  expires: (name) => `Nobody has come yet: ${name}`,
};

export function matchMessage(kind: MatchKind, told: NoticeMatch): Message {
  const { row } = told.match;
  const title = TITLES[kind](missionName(told));
  if (kind === 'expires')
    return { title, body: 'Your table closes within a day unless you keep it open.', path: '/#/online' };
  const isWaiting = kind === 'joined' && row.status === 'waiting';
  const body = [standing(told), ...(isWaiting ? ['A seat is still free.'] : [])].join('. ');
  return { title, body, path: isWaiting ? '/#/online' : matchPath(told) };
}

export function dailyMessage(all: readonly NoticeMatch[]): Message {
  const [first] = all;
  const isOne = all.length === 1;
  return {
    title: isOne ? 'It is your turn in one match' : `It is your turn in ${all.length} matches`,
    body: all.map((told) => `${missionName(told)}: ${standing(told)}`).join('\n'),
    path: isOne && first !== undefined ? matchPath(first) : '/#/online',
  };
}

export const TEST_MESSAGE: Message = {
  title: 'Sandtable can reach you here',
  body: 'This is how you will be told when it is your turn.',
  path: '/#/online',
};

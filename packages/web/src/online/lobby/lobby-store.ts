import type { AnswerTo, MatchInfo, ServerMessage } from '@sandtable/protocol';
import { create } from 'zustand';
import { askAgain, askServer, ServerError } from '../server/ask.ts';
import type { ListTags } from '../../link/news-line.ts';
import { useMine } from '../server/mine.ts';
import { useTurns } from '../server/turns.ts';
import { myTurns } from './match-order.ts';
import { playsOthers } from './plays-others.ts';

export type Person = NonNullable<AnswerTo<'GET /api/me'>['person']>;

interface LobbyState {
  /** Null for a visitor without a name. */
  readonly person: Person | null;
  readonly mine: readonly MatchInfo[];
  /** The open tables; those of this person as in `mine`. */
  readonly open: readonly MatchInfo[];
  /** The server has answered at least once. */
  readonly isKnown: boolean;
  /** How often it has answered a request for all of this. */
  readonly asked: number;
  /** Why the last request failed; earlier answers stay. */
  readonly trouble: ServerError | null;
  /** The server speaks another version: the page must be reloaded. */
  readonly isOutdated: boolean;
  /** The server's clock minus this device's, in milliseconds. */
  readonly serverOffset: number;
}

/** A list as the server tells it, with the tag that it knows it by. */
interface TaggedList {
  readonly tag: string | null;
  readonly matches: readonly MatchInfo[];
}

const NO_LIST: TaggedList = { tag: null, matches: [] };

const NOBODY: LobbyState = {
  ...{ person: null, mine: [], open: [], isKnown: false, asked: 0 },
  ...{ trouble: null, isOutdated: false, serverOffset: 0 },
};

export const useLobby = create<LobbyState>(() => NOBODY);

let lists = { mine: NO_LIST, lobby: NO_LIST };
/** Screens that show the open tables. */
let showing = 0;
let asking: Promise<void> | null = null;

/** Asks the server again; calls made meanwhile share the same request. What has not changed is not sent again. */
export function refresh(): Promise<void> {
  asking ??= ask().finally(() => (asking = null));
  return asking;
}

async function ask(): Promise<void> {
  try {
    const [me, lobby] = await Promise.all([
      askAgain('GET /api/me'),
      showing > 0 ? askAgain('GET /api/matches/open') : null,
    ]);
    const { person } = me.answer;
    const mine = person === null ? null : await askAgain('GET /api/matches/mine');
    if (me.at !== null) setTime(me.at, SECOND);
    lists = {
      mine: mine === null ? NO_LIST : { tag: mine.tag, matches: mine.answer.matches },
      lobby: lobby === null ? lists.lobby : { tag: lobby.tag, matches: lobby.answer.matches },
    };
    know({ person, isKnown: true, trouble: null, asked: useLobby.getState().asked + 1 });
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    useLobby.setState({ trouble: error });
  }
}

/** What the page has, for the server to tell what it lacks. */
export function knownTags(): ListTags {
  return { mine: lists.mine.tag, lobby: showing > 0 ? lists.lobby.tag : undefined };
}

/** A screen shows the open tables from now on; returns what ends that. */
export function showLobby(): () => void {
  showing += 1;
  return () => void (showing -= 1);
}

/** Takes what the server tells on its own. False if something before it is missing. */
export function hearNews(message: ServerMessage): boolean {
  const { kind } = message;
  if (kind === 'mine' || kind === 'lobby') {
    const list = listAfter(lists[kind], message);
    if (list === null) return false;
    lists = { ...lists, [kind]: list };
    know({});
  } else if (kind === 'listening') {
    setTime(message.at, 0);
    if (useLobby.getState().trouble !== null) useLobby.setState({ trouble: null });
  } else if (kind === 'reload') useLobby.setState({ isOutdated: true });
  return true;
}

/** A list after what has changed; null if the changes are to another list than this. */
function listAfter(
  list: TaggedList,
  { tag, after, matches, gone }: Extract<ServerMessage, { readonly kind: 'mine' | 'lobby' }>,
): TaggedList | null {
  if (tag === list.tag) return list;
  if (after === null) return { tag, matches };
  if (after !== list.tag) return null;
  const changed = new Map(matches.map((match) => [match.id, match]));
  const kept = list.matches.filter(({ id }) => !changed.has(id) && !gone.includes(id));
  return { tag, matches: [...kept, ...matches].toSorted((one, other) => other.createdAt - one.createdAt) };
}

function know(change: Partial<LobbyState>): void {
  const mine = lists.mine.matches;
  const own = new Map(mine.map((match) => [match.id, match]));
  const open = lists.lobby.matches.map((match) => own.get(match.id) ?? match);
  useLobby.setState({ ...change, mine, open });
  useMine.setState({ matches: mine });
  const { person } = useLobby.getState();
  if (playsOthers.read() !== (person !== null)) playsOthers.write(person !== null);
  const turns = myTurns(mine).map(({ id, asks, seats }) => ({
    match: id,
    seat: seats.find(({ seat, isMine }) => isMine && asks.includes(seat))?.seat ?? '',
  }));
  // An equal list must not redraw the components that count it.
  if (JSON.stringify(turns) !== JSON.stringify(useTurns.getState().turns)) useTurns.setState({ turns });
}

const SECOND = 1000;

/** The server's time, as exact as `within`. Small differences are the time a message takes: clocks need not jump for them. */
function setTime(at: number, within: number): void {
  const serverOffset = at - Date.now();
  if (Math.abs(serverOffset - useLobby.getState().serverOffset) > within + SECOND / 2)
    useLobby.setState({ serverOffset });
}

export async function nameMe(name: string): Promise<void> {
  await askServer('POST /api/me', { body: { name } });
  await refreshAnew();
}

/** For after a change: a request already under way may return older data. */
export async function refreshAnew(): Promise<void> {
  await asking;
  await refresh();
}

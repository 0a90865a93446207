import type { AnswerTo, MatchInfo } from '@sandtable/protocol';
import { create } from 'zustand';
import { askServer, ServerError } from '../server/ask.ts';
import { useTurns } from '../server/turns.ts';
import { myTurns } from './match-order.ts';
import { playsOthers } from './plays-others.ts';

export type Person = NonNullable<AnswerTo<'GET /api/me'>['person']>;

interface LobbyState {
  /** Null for a visitor without a name. */
  readonly person: Person | null;
  readonly mine: readonly MatchInfo[];
  readonly open: readonly MatchInfo[];
  /** The server has answered at least once. */
  readonly isKnown: boolean;
  /** Why the last request failed; earlier answers stay. */
  readonly trouble: ServerError | null;
}

const NOBODY: LobbyState = { person: null, mine: [], open: [], isKnown: false, trouble: null };

export const useLobby = create<LobbyState>(() => NOBODY);

let asking: Promise<void> | null = null;

/** Asks the server again; calls made meanwhile share the same request. */
export function refresh(): Promise<void> {
  asking ??= ask().finally(() => (asking = null));
  return asking;
}

async function ask(): Promise<void> {
  try {
    const [{ person }, { matches: open }] = await Promise.all([
      askServer('GET /api/me'),
      askServer('GET /api/matches/open'),
    ]);
    const mine = person === null ? [] : (await askServer('GET /api/matches/mine')).matches;
    know({ person, mine, open, isKnown: true, trouble: null });
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    useLobby.setState({ trouble: error });
  }
}

function know(state: LobbyState): void {
  useLobby.setState(state);
  if (playsOthers.read() !== (state.person !== null)) playsOthers.write(state.person !== null);
  const turns = myTurns(state.mine).map(({ id, asks, seats }) => ({
    match: id,
    seat: seats.find(({ seat, isMine }) => isMine && asks.includes(seat))?.seat ?? '',
  }));
  // An equal list must not redraw the components that count it.
  if (JSON.stringify(turns) !== JSON.stringify(useTurns.getState().turns)) useTurns.setState({ turns });
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

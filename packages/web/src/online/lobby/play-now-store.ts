import { type AnswerTo, START_SECONDS, type Tempo } from '@sandtable/protocol';
import { create } from 'zustand';
import { notePartTaken, partFor } from '../dice/kept-dice.ts';
import { askServer, ServerError } from '../server/ask.ts';
import { refreshAnew } from './lobby-store.ts';
import { ensureMe } from './who-am-i.ts';

type Answer = AnswerTo<'POST /api/play-now'>;

/** A search for an opponent, on whatever screen of this page. */
interface Search {
  readonly game: string;
  readonly tempo: Tempo;
  /** By this device's clock. */
  readonly since: number;
  readonly waiting: number;
  readonly found: { readonly match: NonNullable<Answer['found']>['match']; readonly startsAt: number } | null;
}

interface PlayNowState {
  readonly search: Search | null;
  readonly trouble: string | null;
}

export const usePlayNow = create<PlayNowState>(() => ({ search: null, trouble: null }));

const LOOK_MS = 2000;
/** Once a match was found, so that neither waits for the other's page. */
const START_MS = 1000;

let timer: ReturnType<typeof setTimeout> | undefined;
/** Counts searches: an answer to an earlier one is not for this one. */
let current = 0;

export async function startLooking(game: string, tempo: Tempo): Promise<void> {
  const search = ++current;
  clearTimeout(timer);
  usePlayNow.setState({ search: { game, tempo, since: Date.now(), waiting: 1, found: null }, trouble: null });
  try {
    await ensureMe();
  } catch (error) {
    return gaveUp(search, error);
  }
  addEventListener('pagehide', leave);
  if (search === current) await look(search);
}

export async function stopLooking(): Promise<void> {
  forget();
  try {
    await askServer('DELETE /api/play-now');
  } catch (error) {
    // A page that no longer asks leaves the queue by itself.
    if (!(error instanceof ServerError)) throw error;
  }
}

function forget(): void {
  current++;
  clearTimeout(timer);
  removeEventListener('pagehide', leave);
  usePlayNow.setState({ search: null });
}

/** The page goes: the request outlives it. */
function leave(): void {
  void fetch('/api/play-now', { method: 'DELETE', keepalive: true });
}

async function look(number: number): Promise<void> {
  const { search } = usePlayNow.getState();
  if (search === null) return;
  const { game, tempo, found } = search;
  const seat = found?.match.seats.find(({ isMine }) => isMine)?.seat;
  const mine: { readonly part?: string } =
    found === null || seat === undefined ? {} : { part: partFor(found.match, seat) };
  try {
    const answer = await askServer('POST /api/play-now', { body: { game, tempo, ...mine } });
    if (number !== current) return;
    const taken = answer.found?.match;
    // Another tab of the same person may have been first.
    if (seat !== undefined && mine.part !== undefined && taken?.commitment?.parts[seat] === mine.part)
      notePartTaken(taken.id, seat);
    hear(search, answer);
  } catch (error) {
    if (number !== current) return;
    if (!(error instanceof ServerError) || error.why !== 'away') return gaveUp(number, error);
  }
  timer = setTimeout(() => void look(number), isFound() ? START_MS : LOOK_MS);
}

function isFound(): boolean {
  return (usePlayNow.getState().search?.found ?? null) !== null;
}

function hear(search: Search, { now, since, waiting, found }: Answer): void {
  const offset = Date.now() - now;
  const next = found && { match: found.match, startsAt: found.startsAt + offset };
  usePlayNow.setState({ search: { ...search, since: since + offset, waiting, found: next } });
  // The table is on the list of my matches before its screen opens.
  if (found?.match.status === 'running') void refreshAnew();
}

function gaveUp(number: number, error: unknown): void {
  if (!(error instanceof ServerError)) throw error;
  if (number !== current) return;
  forget();
  usePlayNow.setState({ trouble: error.message });
}

/** The match has begun and its table opens: nothing more to ask. */
export function endLooking(): void {
  forget();
}

/** Whole seconds until the match begins, never more than are promised. */
export function secondsToStart(startsAt: number, now: number): number {
  return Math.min(START_SECONDS, Math.max(0, Math.ceil((startsAt - now) / 1000)));
}

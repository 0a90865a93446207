import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { scoredIn, useBestsStore } from '../link/bests.ts';
import { myShelf } from '../link/idb-shelf.ts';
import { isYou } from '../link/seating.ts';
import type { Summary } from '../link/summary.ts';
import { persistAs, storedRecord } from '../ui/stored.ts';

export const STANDINGS = ['never', 'played', 'won'] as const;
export type Standing = (typeof STANDINGS)[number];

/** The result of every match ever seen in this browser, by mission and match id. */
export type Tally = Readonly<Record<string, Readonly<Record<string, MatchOutcome>>>>;

const RESULTS = ['begun', 'lost', 'won'] as const;
type MatchOutcome = (typeof RESULTS)[number];

export interface PlayRecord {
  readonly played: number;
  readonly over: number;
  readonly won: number;
}

/** Adds these matches; returns the same tally if nothing is new. Nothing is ever removed. */
export function withMatches(tally: Tally, matches: readonly Summary[]): Tally {
  const changed = new Map<string, Record<string, MatchOutcome>>();
  for (const { mission, ...match } of matches) {
    if (mission === null) continue;
    const known = changed.get(mission) ?? tally[mission] ?? {};
    const result = resultOf(match);
    if (known[match.id] !== result) changed.set(mission, { ...known, [match.id]: result });
  }
  return changed.size === 0 ? tally : { ...tally, ...Object.fromEntries(changed) };
}

export function recordOf(tally: Tally, mission: string): PlayRecord {
  const results = Object.values(tally[mission] ?? {});
  return {
    played: results.length,
    over: results.filter((result) => result !== 'begun').length,
    won: results.filter((result) => result === 'won').length,
  };
}

export function standingOf(tally: Tally, mission: string): Standing {
  const { played, won } = recordOf(tally, mission);
  if (won > 0) return 'won';
  return played > 0 ? 'played' : 'never';
}

/** Counts only wins of the player of this browser, not of others at the same screen. */
function resultOf({ asks, winners, seating }: Pick<Summary, 'asks' | 'winners' | 'seating'>): MatchOutcome {
  if (asks !== null) return 'begun';
  return winners.some((seat) => isYou(seating[seat])) ? 'won' : 'lost';
}

const tallySchema = storedRecord(storedRecord(z.enum(RESULTS)));

/** Reads what was stored and drops what is damaged. */
export function readTally(stored: unknown): Tally {
  return tallySchema.parse(stored);
}

interface TallyStore {
  readonly tally: Tally;
  /** Adds these matches, so that they count even when they are deleted. */
  note(matches: readonly Summary[]): void;
}

/** What has been played in this browser, including matches that were deleted. */
export const useTallyStore = create<TallyStore>()(
  persist(
    (change, get) => ({
      tally: {},
      note: (matches) => {
        const { tally } = get();
        const next = withMatches(tally, matches);
        if (next !== tally) change({ tally: next });
      },
    }),
    persistAs(
      'sandtable/tally',
      ({ tally }) => tally,
      (stored) => ({ tally: readTally(stored) }),
    ),
  ),
);

export async function refreshTally(): Promise<void> {
  const listed = await myShelf()
    .list()
    .catch(() => null);
  if (listed !== null) noteMatches(listed.matches);
}

export function noteMatches(matches: readonly Summary[]): void {
  useTallyStore.getState().note(matches);
  useBestsStore.getState().add(scoredIn(matches));
}

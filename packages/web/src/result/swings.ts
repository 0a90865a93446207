import type { ScorePoint } from '../face/result.ts';

export interface Swing {
  readonly seq: number;
  readonly round: number;
  /** The changes of all sides, added up. */
  readonly size: number;
  readonly change: readonly number[];
  /** The lead has changed. */
  readonly turned: boolean;
}

const MOST = 3;

/**
 * The entries that moved the score most, in order of time. Among equals first those that changed the lead, then those farthest from the
 * ones chosen (three moments of one minute are no story), then the earlier.
 */
export function largestSwings(scores: readonly ScorePoint[]): Swing[] {
  const open = swingsIn(scores).filter(({ size }) => size > 0);
  const chosen: Swing[] = [];
  while (chosen.length < MOST && open.length > 0) {
    const far = ({ seq }: Swing): number => Math.min(Infinity, ...chosen.map((other) => Math.abs(other.seq - seq)));
    const best = open.reduce((a, b) => (isBefore(b, a, far) ? b : a));
    chosen.push(...open.splice(open.indexOf(best), 1));
  }
  return chosen.toSorted((a, b) => a.seq - b.seq);
}

function isBefore(a: Swing, b: Swing, far: (swing: Swing) => number): boolean {
  if (a.size !== b.size) return a.size > b.size;
  if (a.turned !== b.turned) return a.turned;
  return far(a) > far(b);
}

/** The largest of these; the first of equals. */
export function largestOf(swings: readonly Swing[]): Swing | undefined {
  const most = Math.max(...swings.map(({ size }) => size));
  return swings.find(({ size }) => size === most);
}

/** One for each entry but the first. */
function swingsIn(scores: readonly ScorePoint[]): Swing[] {
  return scores.slice(1).map(({ seq, round, by }, place) => {
    const before = scores[place]?.by ?? [];
    const change = by.map((score, side) => score - (before[side] ?? 0));
    const size = change.reduce((sum, each) => sum + Math.abs(each), 0);
    const [was, is] = [leaderIn(before), leaderIn(by)];
    return { seq, round, size, change, turned: is !== was && is !== -1 };
  });
}

/** The place of the only leader; -1 for a tie. */
function leaderIn(by: readonly number[]): number {
  const most = Math.max(...by);
  return by.filter((score) => score === most).length === 1 ? by.indexOf(most) : -1;
}

// What the random matches of any game have in common: how long they are played, and what is printed when one breaks.
import type { GameSystem, Realm } from '../packages/kernel/src/index.ts';
import { fuzz, type FuzzPlan } from '../packages/kernel/src/testing/index.ts';

/** Ends the program if it is no number of minutes. */
export function minutesOf(text: string): number {
  const minutes = Number(text);
  if (minutes > 0) return minutes;
  console.error(`--minutes: expected a number above 0, got ${text}`);
  process.exit(2);
}

/** Plays one match; false, with the line that reproduces it, if something broke. */
export function isSoundMatch<R extends Realm>(system: GameSystem<R>, plan: FuzzPlan<R>, command: string): boolean {
  try {
    fuzz(system, plan);
    return true;
  } catch (error) {
    const [complaint, line] = String(error).split('\nreproduce with ');
    console.error(`${complaint}\n${command} --plan '${line}'`);
    return false;
  }
}

/** Plays matches until the time is over or one breaks. */
export function playFor(minutes: number, isSound: (match: number) => boolean, entries: () => number): boolean {
  const end = performance.now() + minutes * 60_000;
  for (let match = 0; performance.now() < end; match++) {
    if (!isSound(match)) return false;
    if (process.stderr.isTTY) process.stderr.write(`\r${match + 1} matches, ${entries()} entries`);
  }
  return true;
}

// What random matches of any game share: how long they are played, and what is printed when one breaks.
import type { GameSystem, Realm, WordCounts } from '../../packages/kernel/src/index.ts';
import { fuzz, type FuzzPlan } from '../../packages/kernel/src/testing/index.ts';

/** Ends the program if it is not a number of minutes. */
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

function minutesSpent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 60e6;
}

/** What random play has not met yet. */
interface Coverage {
  /** Everything never met; and of that the verbs and the events. */
  missing(): readonly string[];
  missingDeeds(): readonly string[];
}

/** Minutes in which every verb and every event should occur. */
const ENOUGH = 10;

/** Prints what was never met; false if there was time enough and it includes a verb or an event. */
export function isAllMet(minutes: number, met: Coverage): boolean {
  console.log(`never met: ${met.missing().join(', ') || 'nothing'}`);
  const deeds = met.missingDeeds();
  if (minutes < ENOUGH || deeds.length === 0) return true;
  console.error(`verbs never said and events never told in ${minutes} minutes: ${deeds.join(', ')}`);
  return false;
}

interface FuzzRun<Sample> {
  sampleOf(match: number, seed: string): Sample;
  /** Plays it. `spoken` counts the words said so far, and the least frequent are preferred; null for any word at random. */
  isSound(sample: Sample, by: { readonly spoken: WordCounts | null }): boolean;
  entries(): number;
}

/** Plays matches until the time is over or one breaks: two of three prefer the words least said, the third says any. */
export function playMatches<Sample>(seed: string, minutes: number, fuzzing: FuzzRun<Sample>): boolean {
  const spoken: WordCounts = new Map();
  const { sampleOf, isSound, entries } = fuzzing;
  const play = (match: number): boolean =>
    isSound(sampleOf(match, `sfc32:${seed} ${match}`), { spoken: match % 3 === 0 ? null : spoken });
  if (!playFor(minutes, play, entries)) return false;
  console.log(`\nsound: ${entries()} entries, --seed ${seed}`);
  return true;
}

/** The least share of the time that must be our own processor time: on a busy machine we play on until it is. */
const OWN_SHARE = 0.3;

/** `passed` is wall-clock time, `spent` processor time. */
export function isOver(minutes: number, passed: number, spent: number): boolean {
  return passed >= minutes && spent >= minutes * OWN_SHARE;
}

export function playFor(minutes: number, isSound: (match: number) => boolean, entries: () => number): boolean {
  const [start, before] = [performance.now(), minutesSpent()];
  const isTimeUp = (): boolean => isOver(minutes, (performance.now() - start) / 60_000, minutesSpent() - before);
  for (let match = 0; !isTimeUp(); match++) {
    if (!isSound(match)) return false;
    if (process.stderr.isTTY) process.stderr.write(`\r${match + 1} matches, ${entries()} entries`);
  }
  return true;
}

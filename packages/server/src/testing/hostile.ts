// A server in the process of the test that cheats with the dice: as a match starts, it plays with another seed than it was given.
import { isRecord } from '@sandtable/kernel';
import { onTestFinished } from 'vitest';
import { MatchStore } from '../store/matches.ts';

export interface SeedMade {
  readonly server: string;
  readonly parts: Readonly<Record<string, string>>;
}

/** Until the test ends. */
export function cheatWith(deed: (seed: SeedMade) => SeedMade): void {
  const honest = MatchStore.prototype.take;
  MatchStore.prototype.take = function take(taking) {
    const start: typeof taking.start = (match) => {
      const begun = taking.start(match);
      const seed: unknown = JSON.parse(begun.seed);
      if (!isSeed(seed)) throw new Error('a seed made of parts was expected');
      return { ...begun, seed: JSON.stringify({ ...seed, ...deed(seed) }) };
    };
    return honest.call(this, { ...taking, start });
  };
  onTestFinished(() => void (MatchStore.prototype.take = honest));
}

function isSeed(seed: unknown): seed is SeedMade {
  return isRecord(seed) && typeof seed['server'] === 'string' && isRecord(seed['parts']);
}

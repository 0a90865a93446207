import type { ScriptedChance } from '../index.ts';

/** Since it was last asked what they left. */
const made: Script[] = [];

/** What no script has used that was made since the last call: the runner asks after every test, so that none can forget to. */
export function takeUnused(): string[] {
  return made.splice(0).flatMap((script) => script.unused());
}

/**
 * What dice show and piles give in a test, stream by stream, in order: `new Script({ combat: [4, 3], deck: [31] })`. A stream
 * that is not named is left to chance; one that is named must have a number for every roll.
 */
export class Script implements ScriptedChance {
  readonly #left: Map<string, number[]>;

  constructor(numbers: { readonly [stream: string]: readonly number[] }) {
    made.push(this);
    this.#left = new Map(Object.entries(numbers).map(([stream, list]) => [stream, [...list]]));
  }

  names(stream: string): boolean {
    return this.#left.has(stream);
  }

  next(stream: string): number {
    const number = this.#left.get(stream)?.shift();
    if (number === undefined) throw new RangeError(`the script of '${stream}' has run out`);
    return number;
  }

  /** What is left, as `combat 4 3`: a test that leaves any of it has not met what it was written for. */
  unused(): string[] {
    return [...this.#left].filter(([, list]) => list.length > 0).map(([stream, list]) => `${stream} ${list.join(' ')}`);
  }
}

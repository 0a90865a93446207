import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { must, type Realm } from '@sandtable/kernel';
import { type Match, openSnapshot } from '@sandtable/session';
import type { HostedGame } from '../games/hosted-game.ts';
import { splitSnapshot, type WarmMatch } from './snapshots.ts';

/** What is known of a match without waking it. */
export type Brief = Pick<Match<Realm>, 'seq' | 'asks' | 'seating'>;

/** A warm match that can sleep: as a compressed text it takes a twentieth of the memory. Reading `match` or `told` wakes it, unchanged. */
export class SleepyMatch implements WarmMatch {
  readonly seating: string;
  keptAt: number;
  readonly #game: HostedGame;
  #awake: Pick<WarmMatch, 'match' | 'told'> | null;
  #text: Uint8Array | null = null;
  #brief: Brief | null = null;
  /** Called just after waking, before anything changes. */
  woken: () => void = () => {};

  constructor(game: HostedGame, { match, told, seating, keptAt }: WarmMatch) {
    this.#game = game;
    this.#awake = { match, told };
    this.seating = seating;
    this.keptAt = keptAt;
  }

  get match(): Match<Realm> {
    return this.#wake().match;
  }

  get told(): string[] {
    return this.#wake().told;
  }

  get brief(): Brief {
    return this.#brief ?? this.match;
  }

  get isAsleep(): boolean {
    return this.#awake === null;
  }

  /** `snapshot` is the match as it is now. */
  sleep(snapshot: string): void {
    const { seq, asks, seating } = this.match;
    this.#brief = { seq, asks, seating };
    // Copy the result: zlib returns a slice of a larger buffer.
    this.#text = new Uint8Array(deflateRawSync(snapshot, { level: 1 }));
    this.#awake = null;
  }

  #wake(): Pick<WarmMatch, 'match' | 'told'> {
    if (this.#awake !== null) return this.#awake;
    const { told, text } = splitSnapshot(inflateRawSync(this.#text ?? new Uint8Array()).toString());
    const { system, bots } = this.#game;
    const awake = { match: must(openSnapshot(system, text, { bots, isIntact: true })), told };
    this.#awake = awake;
    this.#text = this.#brief = null;
    this.woken();
    return awake;
  }
}

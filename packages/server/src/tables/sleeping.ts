import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { must, type Realm } from '@sandtable/kernel';
import { type Match, openSnapshot } from '@sandtable/session';
import type { HostedGame } from '../games/hosted-game.ts';
import { splitSnapshot, type WarmMatch } from './snapshots.ts';

/** What is known of a match without waking it. */
export type Brief = Pick<Match<Realm>, 'seq' | 'asks' | 'seating'>;

/**
 * A warm match that may sleep: then it is a compressed text, a twentieth of what it takes awake. Whoever asks for the match or what was told wakes
 * it, and finds it as it was.
 */
export class SleepyMatch implements WarmMatch {
  readonly seating: string;
  keptAt: number;
  readonly #game: HostedGame;
  #awake: Pick<WarmMatch, 'match' | 'told'> | null;
  #text: Uint8Array | null = null;
  #brief: Brief | null = null;
  /** It has just woken up, and nothing has changed yet. */
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

  /** By its snapshot. */
  sleep(snapshot: string): void {
    const { seq, asks, seating } = this.match;
    this.#brief = { seq, asks, seating };
    // A copy: the other is part of something larger.
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

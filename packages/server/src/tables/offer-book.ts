import type { Realm } from '@sandtable/kernel';
import type { Match } from '@sandtable/session';
import type { HostedGame } from '../games/hosted-game.ts';
import type { OfferRow } from '../store/tables.ts';

/** Entries after which a side may offer again where a game has no rounds. */
const ROUND_ENTRIES = 20;

interface Offered {
  readonly round: number;
  readonly seq: number;
}

/** Who has offered what in which round: a side that is refused may not ask again and again. */
export class OfferBook {
  readonly #game: HostedGame;
  readonly #last = new Map<string, Offered>();

  constructor(game: HostedGame) {
    this.#game = game;
  }

  /** Whether the side of this seat has offered such a thing in this round. */
  hasOffered(match: Match<Realm>, { kind, seat }: Pick<OfferRow, 'kind' | 'seat'>): boolean {
    // Partners ask each other, and nobody else hears of it.
    if (kind === 'resign') return false;
    const last = this.#last.get(this.#keyOf(match, kind, seat));
    if (last === undefined) return false;
    const { round } = this.#now(match);
    return round === last.round && (round > 0 || match.seq - last.seq < ROUND_ENTRIES);
  }

  note(match: Match<Realm>, { kind, seat }: Pick<OfferRow, 'kind' | 'seat'>): void {
    this.#last.set(this.#keyOf(match, kind, seat), this.#now(match));
  }

  /** It was agreed to: to offer it again is not to pester. */
  forget(kind: OfferRow['kind']): void {
    for (const key of this.#last.keys()) if (key.startsWith(`${kind} `)) this.#last.delete(key);
  }

  #keyOf(match: Match<Realm>, kind: OfferRow['kind'], seat: string): string {
    return `${kind} ${this.#game.sideOf(match.now('spectator').view, seat)}`;
  }

  #now(match: Match<Realm>): Offered {
    return { round: this.#game.roundOf(match.now('spectator').view), seq: match.seq };
  }
}

import type { BearEvent } from '../../model/battle/event.ts';
import type { UnitId } from '../../model/ids.ts';
import type { PlayerTerms } from '../../model/battle/terms.ts';
import type { Side } from '../../model/pack/unit-type.ts';
import { LastRoll } from './last-roll.ts';

/** B20.3: who hit a unit last, by the reported rolls: its loss counts for him. */
export class Destroyers {
  readonly #players: readonly PlayerTerms[];
  readonly #hitters = new Map<UnitId, number>();
  readonly #roll = new LastRoll();

  constructor(players: readonly PlayerTerms[]) {
    this.#players = players;
  }

  book(event: BearEvent): void {
    this.#roll.book(event);
    if (event.key === 'hit' || event.key === 'killed') this.#hitters.set(event.unit, this.#roll.player);
  }

  /** If its own side hit it, the first player of its enemies. */
  of(unit: UnitId, scorer: Side): number {
    const hitter = this.#hitters.get(unit) ?? -1;
    return this.#players[hitter]?.side === scorer ? hitter : this.#players.findIndex(({ side }) => side === scorer);
  }
}

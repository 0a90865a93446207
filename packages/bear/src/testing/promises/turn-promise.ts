import type { Forecasts } from '@sandtable/kernel/testing';
import type { BearEvent } from '../../model/battle/event.ts';
import type { PlayerId } from '../../model/ids.ts';
import type { State } from '../../model/battle/state.ts';
import { vpIfEndedNow } from '../../rules/victory/victory.ts';
import { initiativeChance } from '../../round/initiative.ts';
import type { Promised, Said } from './promise.ts';

interface Bid {
  readonly where: string;
  readonly player: PlayerId;
  readonly chance: number;
  readonly kind: string;
}

/** B2.1, B3.2.4: who gets the first turn; B19.1: what is scored if the match ends. */
export class TurnPromise implements Promised {
  #bids: Bid[] = [];
  #score: { readonly vp: unknown; readonly where: string } | null = null;
  #disturbed = false;

  readonly #forecasts: Forecasts;

  constructor(forecasts: Forecasts) {
    this.#forecasts = forecasts;
  }

  say(said: Said | null): void {
    this.#score = null;
    this.#disturbed = false;
    if (said === null) return;
    const { seen, where, sentence, asked } = said;
    if (asked === 'turn' && sentence.length === 1 && sentence[0] === 'pass')
      this.#score = { vp: vpIfEndedNow(seen), where };
    if (asked === 'initiative') this.#bid(said);
  }

  /** What the first declared holds only if the second adds none. */
  #bid({ seen, player, where, heard }: Said): void {
    const [said] = heard;
    const caps = said?.kind === 'caps' ? said.value : 0;
    const chance = initiativeChance(seen, caps);
    if (caps > 0) this.#bids = this.#bids.filter((bid) => bid.player === player);
    if (chance === null) return;
    const frame = seen.view.frames.at(-1);
    const isFirst = frame?.kind === 'initiative' && frame.caps.length === 0;
    const against = isFirst ? 'initiative, declared first' : 'initiative, declared second';
    const kind = seen.view.solo === null ? against : 'initiative against the AI';
    this.#bids.push({ where, player, chance: chance.ways / chance.of, kind });
  }

  hear(event: BearEvent): void {
    if (event.key === 'hasInitiative') {
      for (const { kind, chance, player, where } of this.#bids)
        this.#forecasts.chance(kind, chance, event.player === player, where);
      this.#bids = [];
    }
    // A secret objective is its player's own affair.
    if (event.key === 'scored' && event.why === 'secret') this.#disturbed = true;
    if (event.key === 'destroyed' || event.key === 'controlTaken' || event.key === 'aiDrew') this.#disturbed = true;
  }

  rest(state: State): void {
    if (this.#score === null || this.#disturbed || state.ended === null) return;
    this.#forecasts.figure('the score', this.#score.vp, state.vp, this.#score.where);
  }
}

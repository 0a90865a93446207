import type { OrderSource } from '../../model/solo/order.ts';
import type { BearEvent } from '../../model/battle/event.ts';
import { fieldsOf } from '../../model/battle/field.ts';
import type { Pack } from '../../model/pack/pack.ts';
import type { View } from '../../model/battle/state.ts';
import { freshStrength } from '../thought/counts.ts';

type Counts = { [name: string]: number };

type CardStatistics = {
  drawn: number;
  passed: number;
  /** By `orderName`. */
  readonly orders: Counts;
};

type TileStatistics = { matches: number; executed: number };

/** The AI's results over one or more matches, as plain JSON. */
export type SoloStatistics = {
  rounds: number;
  /** Rounds of the longest match. */
  longest: number;
  /** S2.3.1: spaces the marker advanced. */
  spaces: number;
  turns: number;
  /** Turns with fresh counters, and how many of them were passes. */
  freshTurns: number;
  freshPasses: number;
  /** Cards drawn for orders, and how often an order of the mission itself was executed (S7.0, S7.1). */
  draws: number;
  counteractions: number;
  missionOrders: number;
  readonly cards: { [number: string]: CardStatistics };
  readonly actions: Counts;
  /** G5.5: by the tile's index in the pack. */
  readonly tiles: { [tile: string]: TileStatistics };
  /** G5.6b: AI drawn from the Draw Cup, and how many went back. */
  drawn: number;
  returned: number;
};

/** `tactical 2`: the second order in its part. */
export function orderName({ part, place }: OrderSource): string {
  return `${part} ${place + 1}`;
}

function noStatistics(): SoloStatistics {
  return {
    rounds: 0,
    longest: 0,
    spaces: 0,
    turns: 0,
    freshTurns: 0,
    freshPasses: 0,
    draws: 0,
    counteractions: 0,
    missionOrders: 0,
    cards: {},
    actions: {},
    tiles: {},
    drawn: 0,
    returned: 0,
  };
}

/** Collects one match from the events of every entry, set-up first, and the view after each. */
export class SoloRecord {
  readonly #statistics = noStatistics();
  readonly #pack: Pack;
  readonly #on: ReturnType<typeof fieldsOf>;
  #isSolo = false;
  /** As of the last view, before the next entry. */
  #freshAi = 0;

  constructor(pack: Pack) {
    this.#pack = pack;
    this.#on = fieldsOf(pack);
  }

  note(events: readonly BearEvent[], view: View): void {
    if (view.solo === null) return;
    this.#isSolo = true;
    if (events.some(({ key }) => key === 'aiDrew')) this.#noteTurn(events);
    this.#statistics.spaces += spacesIn(events);
    this.#noteTiles(events, view);
    this.#statistics.rounds = view.round;
    this.#statistics.longest = view.round;
    this.#freshAi = freshStrength(this.#on(view)).ai;
  }

  /** G5.5b: a tile with several events is executed once. */
  #noteTiles(events: readonly BearEvent[], { terms }: View): void {
    const { tiles } = this.#statistics;
    for (const { tile } of terms.solo?.generated?.tiles ?? []) tiles[tile] ??= { matches: 1, executed: 0 };
    for (const event of events) {
      if (event.key === 'cupDrawn') this.#statistics.drawn += 1;
      if (event.key === 'cupReturned') this.#statistics.returned += 1;
      if (event.key !== 'tileExecuted' || event.event !== 0) continue;
      const own = (tiles[event.tile] ??= { matches: 1, executed: 0 });
      own.executed += 1;
    }
  }

  /** Null for a match without the AI. */
  end(): SoloStatistics | null {
    return this.#isSolo ? this.#statistics : null;
  }

  #noteTurn(events: readonly BearEvent[]): void {
    const statistics = this.#statistics;
    let card: CardStatistics | null = null;
    let hasPassed = false;
    const executed = new Set<string>();
    for (const event of events) {
      if (event.key === 'aiDrew') {
        card = this.#cardAt(event.card);
        card.drawn += 1;
        statistics.draws += 1;
        hasPassed = false;
        executed.clear();
      }
      if (event.key === 'aiPassed') {
        hasPassed = true;
        if (card !== null) card.passed += 1;
      }
      if (event.key !== 'aiOrdered') continue;
      statistics.actions[event.action] = (statistics.actions[event.action] ?? 0) + 1;
      // S7.1: count an order once, although several AI may act under it.
      const name = orderName(event.source);
      if (executed.has(name)) continue;
      executed.add(name);
      if (card !== null) card.orders[name] = (card.orders[name] ?? 0) + 1;
      if (event.source.part === 'counteraction') statistics.counteractions += 1;
      if (event.source.part === 'missionOrder') statistics.missionOrders += 1;
    }
    statistics.turns += 1;
    if (this.#freshAi === 0) return;
    statistics.freshTurns += 1;
    if (hasPassed) statistics.freshPasses += 1;
  }

  #cardAt(place: number): CardStatistics {
    const { cards } = this.#statistics;
    const number = String(this.#pack.orderCards[place]?.number ?? '?');
    return (cards[number] ??= { drawn: 0, passed: 0, orders: {} });
  }
}

/** S2.7c: spaces passed after an early end are not counted. */
function spacesIn(events: readonly BearEvent[]): number {
  if (events.some((event) => event.key === 'gameEnded' && event.why !== 'trackEnded')) return 0;
  return events.filter(({ key }) => key === 'trackAdvanced').length;
}

export function sumStatistics(records: readonly unknown[]): SoloStatistics {
  const sum = noStatistics();
  for (const one of records.filter(isStatistics)) {
    sum.rounds += one.rounds;
    sum.longest = Math.max(sum.longest, one.longest);
    sum.spaces += one.spaces;
    sum.turns += one.turns;
    sum.freshTurns += one.freshTurns;
    sum.freshPasses += one.freshPasses;
    sum.draws += one.draws;
    sum.counteractions += one.counteractions;
    sum.missionOrders += one.missionOrders;
    addCounts(sum.actions, one.actions);
    sum.drawn += one.drawn;
    sum.returned += one.returned;
    for (const [tile, { matches, executed }] of Object.entries(one.tiles)) {
      const own = (sum.tiles[tile] ??= { matches: 0, executed: 0 });
      own.matches += matches;
      own.executed += executed;
    }
    for (const [number, card] of Object.entries(one.cards)) {
      const own = (sum.cards[number] ??= { drawn: 0, passed: 0, orders: {} });
      own.drawn += card.drawn;
      own.passed += card.passed;
      addCounts(own.orders, card.orders);
    }
  }
  return sum;
}

function isStatistics(record: unknown): record is SoloStatistics {
  return typeof record === 'object' && record !== null && 'freshPasses' in record;
}

function addCounts(to: Counts, more: Readonly<Counts>): void {
  for (const [name, count] of Object.entries(more)) to[name] = (to[name] ?? 0) + count;
}

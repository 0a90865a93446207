import {
  type Blind,
  blind,
  type Bot,
  type Craft,
  randomAt,
  type Realm,
  type Seat,
  type Sentence,
} from '@sandtable/kernel';
import { type Finding, search } from '@sandtable/lab';
import type { LinkFace } from '../face/link.ts';
import type { TablePlan } from '../link/protocol.ts';
import type { Table } from '../link/table.ts';
import { playedOut } from './played-out.ts';

/** A blunder must cost this share of wins against what the bot would say. */
const CLEARLY = 0.25;
const LOOK = { playouts: 96, width: 8 };
const AGAIN = { playouts: 160, width: 2 };

interface PlantedPlan<R extends Realm> {
  readonly game: LinkFace<R>;
  readonly craft: Craft<R>;
  readonly plan: TablePlan;
  readonly bot: Bot<R['view']>;
  readonly seat: Seat;
  /** How many of the seat's decisions to leave alone at first. */
  readonly spared: number;
}

export interface Planted<R extends Realm> {
  readonly table: Table<R>;
  /** The entry with the blunder. */
  readonly seq: number;
}

/**
 * A match of bots in which one seat once says the worst of what was on offer, at the first decision after the spared ones where that
 * clearly costs; null if none does.
 */
export function plantedMatch<R extends Realm>(planned: PlantedPlan<R>): Planted<R> | null {
  const { game, craft, plan, bot, seat, spared } = planned;
  let decision = 0;
  let seen: string | null = null;
  const table = playedOut(game, plan, (view, random) => {
    const said = bot(view, random);
    if (seen !== null || game.system.pending(view)?.seat !== seat || ++decision <= spared) return said;
    const worst = worstIn(craft, blind(view), { seat, said, seed: `${plan.seed}/${decision}` });
    if (worst === null) return said;
    seen = JSON.stringify(view);
    return worst;
  });
  table.sit(seat);
  const before = table.log().find(({ seq }) => JSON.stringify(table.at(seq).view) === seen);
  return before === undefined ? null : { table, seq: before.seq + 1 };
}

function worstIn<R extends Realm>(
  craft: Craft<R>,
  view: Blind<R['view']>,
  { seat, said, seed }: { readonly seat: Seat; readonly said: Sentence; readonly seed: string },
): Sentence | null {
  const dilemma = (what: string) => ({ view, seat, random: randomAt(seed, what, 0) });
  const worst = costliestOf(search(craft, { ...dilemma('look'), also: said }, LOOK));
  if (worst.cost < CLEARLY) return null;
  // The worst of many is partly the unluckiest: it is tried again, in other worlds.
  const again = search({ ...craft, candidates: () => [said, worst.sentence] }, dilemma('again'), AGAIN);
  return costliestOf(again).cost < CLEARLY ? null : worst.sentence;
}

/** What costs most against the first, in the worlds that both were played in. */
function costliestOf({ trials, chosen }: Finding): { readonly sentence: Sentence; readonly cost: number } {
  const [own] = trials;
  const costs = trials.map(({ sentence, wins }) => {
    const lost = wins.map((win, place) => (own?.wins[place] ?? 0) - win);
    return { sentence, cost: lost.reduce((sum, each) => sum + each, 0) / Math.max(1, wins.length) };
  });
  return costs.reduce((a, b) => (b.cost > a.cost ? b : a), { sentence: chosen, cost: 0 });
}

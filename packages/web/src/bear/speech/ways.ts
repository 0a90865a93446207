import { moveReach, nameOfHex, type ReachedHex, type Seen, unitName, unitOf } from '@sandtable/bear';
import type { Sentence } from '@sandtable/kernel';
import type { Overlays } from '../../face/overlays.ts';
import type { Leg, Way, Ways } from '../../face/way.ts';
import { leaderOf } from '../../saying/who.ts';
import { percent } from '../../ui/percent.ts';
import { isDraft } from '../draft/match-name.ts';
import { fromThere } from '../scene/from-there.ts';
import { askedPlayer, type BearSaying } from './saying.ts';
import { facingToEnemy } from './usual.ts';

/** Ways on a view: several moves in a row, and the bonus hexes of a vehicle in one. */
export function waysOf(seen: Seen, sayingOf: (words: Sentence) => BearSaying): Ways {
  const isMade = isDraft(seen.view);
  return {
    wayTo: (words, hex) => (isMade ? null : wayTo(sayingOf(words), hex)),
    reach: (words) => (isMade ? [] : reachOf(sayingOf(words))),
  };
}

const reaches = new WeakMap<object, Map<number, ReadonlyMap<number, ReachedHex>>>();
/** As far as anybody plans. */
const FARTHEST_PLAN = 14;

/** The pointer asks hex by hex, so what is found for a view is kept with it. */
export function reachFrom(seen: Seen, unit: number): ReadonlyMap<number, ReachedHex> {
  const known = reaches.get(seen.view) ?? new Map<number, ReadonlyMap<number, ReachedHex>>();
  reaches.set(seen.view, known);
  const found = known.get(unit) ?? new Map(moveReach(seen, unit, FARTHEST_PLAN).map((each) => [each.hex, each]));
  known.set(unit, found);
  return found;
}

/** Whoever is said and nothing else, or said to move: only then a hex farther off is where it goes. -1 for nobody. */
function goerIn(saying: BearSaying): number {
  const { seen, position, words } = saying;
  const leader = leaderOf(saying);
  if (leader === -1 || !position.isTurn || unitOf(seen, leader).owner !== askedPlayer(saying)) return -1;
  const [first, verb] = words;
  if (first !== seen.pack.counters[leader]?.word || unitOf(seen, leader).at === -1) return -1;
  return verb === undefined || verb === 'move' ? leader : -1;
}

function wayTo(saying: BearSaying, hex: number): Way | null {
  const begun = beginningTo(saying, hex);
  if (begun === null) return null;
  const { unit, first, reached } = begun;
  return { unit, goal: hex, first, legs: legsOf(saying.seen, unit, reached) };
}

/** The first part of a way that can be said now, and the whole of it; null where there is none. */
export function beginningTo(
  saying: BearSaying,
  hex: number,
): { readonly unit: number; readonly first: Sentence; readonly reached: ReachedHex } | null {
  const { seen, game, words } = saying;
  const unit = goerIn(saying);
  const reached = unit === -1 ? undefined : reachFrom(seen, unit).get(hex);
  const [start] = reached?.moves ?? [];
  const [name] = words;
  if (reached === undefined || start === undefined || name === undefined) return null;
  const first = [name, 'move', ...start.map((each) => nameOfHex(seen.map, each))];
  return game.judge(seen.view, first).granted ? { unit, first, reached } : null;
}

/** A way goes on from where it came cheapest, so that an action costs what lies between the prices of its two ends. */
function legsOf(seen: Seen, unit: number, { moves }: ReachedHex): Leg[] {
  const costs = reachFrom(seen, unit);
  let paid = 0;
  return moves.map((hexes) => {
    const end = hexes.at(-1) ?? -1;
    const { cost = paid, dice = 0 } = costs.get(end) ?? {};
    const price = cost - paid;
    paid = cost;
    return { hexes, price: `${price} AP${dice > 0 ? ' + d6' : ''}`, threat: threatAt(seen, unit, end) };
  });
}

function threatAt(seen: Seen, unit: number, hex: number): string {
  const [facing = unitOf(seen, unit).facing] = facingToEnemy(seen, unit, hex) ?? [];
  const [worst, ...others] = fromThere(seen, unit, hex, facing).threats;
  if (worst === undefined) return '';
  return `${percent(worst.odds.hitChances[0], 36)} by ${unitName(seen, worst.attacker)}${others.length === 0 ? '' : `, ${others.length} more`}`;
}

/** B14.1: the bonus hexes of one move. */
function reachOf(saying: BearSaying): Overlays {
  const { seen, game, words } = saying;
  const unit = goerIn(saying);
  const [name] = words;
  if (unit === -1 || name === undefined || words.length > 2) return [];
  if (!game.judge(seen.view, [name, 'move']).granted) return [];
  const far = [...reachFrom(seen, unit).values()].filter(
    ({ moves: [only, another] }) => only !== undefined && another === undefined && only.length > 1,
  );
  return far.map(({ hex, cost, dice }) => ({
    kind: 'move',
    at: nameOfHex(seen.map, hex),
    text: `${cost}${dice > 0 ? '+d6' : ''}`,
    barred: false,
    isFar: true,
  }));
}

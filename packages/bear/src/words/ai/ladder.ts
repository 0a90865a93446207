import { counted, ladderTeller, type NameOf, type RungWords } from '@sandtable/kernel';
import type { RungKey } from '../../solo/thought/trace.ts';

const either =
  (best: string, other: string): RungWords['figure'] =>
  (figure) =>
    figure === 0 ? best : other;

/** Ladders prefer the lowest figure, so a "highest" figure is negated; infinity means unknown or absent. */
const highest =
  (name: string): RungWords['figure'] =>
  (figure) =>
    Number.isFinite(figure) ? `${name} ${0 - figure}` : `no ${name}`;

const lowest =
  (name: string): RungWords['figure'] =>
  (figure) =>
    Number.isFinite(figure) ? `${name} ${figure}` : `no ${name}`;

/** A count; `most` is negated too. */
const most =
  (one: string, several: string): RungWords['figure'] =>
  (figure) =>
    counted(0 - figure, one, several);

const fewest =
  (one: string, several: string): RungWords['figure'] =>
  (figure) =>
    counted(figure, one, several);

const hexes =
  (what: string): RungWords['figure'] =>
  (figure) =>
    Number.isFinite(figure) ? counted(figure, 'hex', 'hexes') : `no ${what}`;

const inArc = either('in arc', 'not in arc');

export const RUNG_WORDS: Readonly<Record<RungKey, RungWords>> = {
  unhit: { prefers: 'unhit before hit', figure: either('unhit', 'hit') },
  highestRating: { prefers: 'highest FP', figure: highest('FP') },
  cheapestAttack: { prefers: 'lowest attack cost', figure: lowest('cost') },
  highestDm: { prefers: 'highest DM', figure: highest('DM') },
  cheapestMove: { prefers: 'lowest move cost', figure: lowest('cost') },
  lowestDefense: { prefers: 'lowest DV', figure: lowest('DV') },
  hitFirst: { prefers: 'hit before unhit', figure: either('hit', 'unhit') },
  freshFirst: { prefers: 'fresh before spent', figure: either('fresh', 'spent') },
  spentFirst: { prefers: 'spent before fresh', figure: either('spent', 'fresh') },
  listedFirst: { prefers: 'first on the order’s list', figure: either('listed first', 'listed second') },
  nearObjective: { prefers: 'closest to an objective', figure: hexes('objective') },
  fewerHexes: { prefers: 'fewest hexes to the target', figure: hexes('path') },
  outOfZones: { prefers: 'out of fire zones', figure: either('outside', 'in a fire zone') },
  flank: { prefers: 'toward a flank', figure: hexes('flank') },
  noMine: { prefers: 'not into a mine', figure: either('no mine', 'mine') },
  fewestAp: { prefers: 'fewest AP', figure: (figure) => `${figure} AP` },
  fewestInZones: { prefers: 'fewest hexes in fire zones', figure: fewest('hex', 'hexes') },
  shortestWay: { prefers: 'fewest hexes', figure: fewest('hex', 'hexes') },
  targetInArc: { prefers: 'target in arc', figure: inArc },
  closestInArc: { prefers: 'closest units in arc', figure: most('unit', 'units') },
  objectiveInArc: { prefers: 'objective in arc', figure: inArc },
  mostInArc: { prefers: 'most units in arc', figure: most('unit', 'units') },
  mostInZone: { prefers: 'most units in fire zone', figure: most('unit', 'units') },
  smallestTurn: { prefers: 'smallest pivot', figure: fewest('hexside', 'hexsides') },
  lowestNeeded: { prefers: 'lowest number needed', figure: lowest('needs') },
  nearestSpot: { prefers: 'nearest to the mortar', figure: hexes('path') },
  closestToMarker: { prefers: 'closest to the marker', figure: hexes('path') },
  closestToAi: { prefers: 'closest to an AI', figure: hexes('AI') },
  mostUnitsHit: { prefers: 'most units caught', figure: most('unit', 'units') },
  fewestAiHit: { prefers: 'fewest AIs caught', figure: fewest('AI', 'AIs') },
};

/** S5.0.1: explains a choice rung by rung, and finds the rung that decided it. */
export const { explain: explainLadder, deciding: decidingRung } = ladderTeller(RUNG_WORDS, 'S5.0.1');

export function list(candidates: readonly number[], nameOf: NameOf): string {
  return candidates.map(nameOf).join(', ');
}

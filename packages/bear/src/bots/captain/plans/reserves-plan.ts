import { FACINGS } from '@sandtable/hex';
import type { Word } from '@sandtable/kernel';
import { neighboursOf } from '../../../model/battle/battle.ts';
import { judgeStep } from '../../../rules/ground/cost.ts';
import { OUTSIDE } from '../../../rules/ground/way.ts';
import { drawTo, isFor, pullAt, pullOutside } from '../scene/goals.ts';
import { coverIn, survey } from '../sums/outlook.ts';
import { type Piece, update } from '../scene/piece.ts';
import { bargain, joined, type TurnPlan, planOf, standingOf } from '../sums/price.ts';
import { isBeside } from './rally-plan.ts';
import type { CaptainScene } from '../scene/scene.ts';
import { bend } from '../scene/special.ts';
import { onwards } from '../sums/ways.ts';
import { weights } from '../scene/weights.ts';
import { type HexId, NONE } from '../../../model/ids.ts';

interface EntryChoice {
  readonly piece: Piece;
  readonly hex: HexId;
  readonly facing: Word;
  readonly price: number;
  readonly gain: number;
}

/** B5.5: the best entry hex for waiting units; all that can enter there do so together. */
export function planEnter(scene: CaptainScene): TurnPlan | null {
  const waiting = waitingOf(scene);
  if (waiting.length === 0) return null;
  let best: readonly EntryChoice[] = [];
  let most = 0;
  for (const piece of waiting.slice(0, weights.movers)) {
    for (const hex of gatesOf(scene, piece)) {
      const arrivals = arrivalsAt(scene, piece, waiting, hex);
      const gain = arrivals.reduce((sum, arrival) => sum + arrival.gain, 0);
      if (gain <= most) continue;
      best = arrivals;
      most = gain;
    }
  }
  const [leader] = best;
  if (leader === undefined) return null;
  let standing = standingOf(scene, leader.piece);
  for (const { piece } of best) standing = joined(standing, standingOf(scene, piece));
  const price = best.reduce((dearest, arrival) => Math.max(dearest, arrival.price), 0);
  const deal = bargain(scene, price, standing, best.length * weights.fresh);
  return planOf(most - deal.cost, deal, () => enterWords(scene, best));
}

function gatesOf({ view }: CaptainScene, { unit }: Piece): readonly HexId[] {
  return view.terms.entries[view.units[unit]?.entry ?? -1]?.hexes ?? [];
}

/** Units that may enter by now and are not carried. */
function waitingOf(scene: CaptainScene): Piece[] {
  const { view, player, pieces } = scene;
  const waiting: Piece[] = [];
  for (const unit of view.roster) {
    const it = view.units[unit];
    const piece = pieces[unit];
    if (it?.fate !== 'waiting' || it.owner !== player || it.carrier !== -1 || piece === undefined) continue;
    if ((view.terms.entries[it.entry]?.round ?? Infinity) > view.round) continue;
    update(piece, it, null, view.options);
    if (scene.isRuled) bend(scene, piece);
    for (const other of view.roster) {
      const passenger = view.units[other];
      if (passenger?.carrier !== unit) continue;
      piece.load += 1;
      if (passenger.spent) piece.spent = true;
    }
    waiting.push(piece);
  }
  return waiting;
}

/**
 * One unit at a hex, and others that enter there or next to it at no higher price. A crowd in one hex can be hit by one
 * shot.
 */
function arrivalsAt(scene: CaptainScene, first: Piece, waiting: readonly Piece[], hex: HexId): EntryChoice[] {
  const leader = arrivalOf(scene, first, hex);
  if (leader === null) return [];
  const arrivals = [leader];
  for (const piece of waiting) {
    if (arrivals.length > weights.members) break;
    const isSame = scene.view.units[piece.unit]?.entry === scene.view.units[first.unit]?.entry;
    if (piece === first || !isSame || piece.spent !== first.spent) continue;
    const arrival = companionOf(scene, piece, arrivals);
    if (arrival !== null) arrivals.push(arrival);
  }
  return arrivals;
}

function companionOf(scene: CaptainScene, piece: Piece, arrivals: readonly EntryChoice[]): EntryChoice | null {
  const gates = gatesOf(scene, piece);
  let best: EntryChoice | null = null;
  for (const { hex } of arrivals) {
    for (const at of [hex, ...neighboursOf(scene.battle, hex)]) {
      if (!gates.includes(at)) continue;
      const arrival = arrivalOf(scene, piece, at);
      const others = arrivals.filter((each) => each.hex === at).length;
      if (arrival === null) continue;
      const gain = arrival.gain - weights.throng * others;
      if (gain > 0 && gain > (best?.gain ?? 0)) best = { ...arrival, gain };
    }
  }
  return best;
}

function arrivalOf(scene: CaptainScene, piece: Piece, hex: HexId): EntryChoice | null {
  if ((scene.foesAt[hex] ?? 0) > 0) return null;
  const step = judgeStep(scene.battle, piece.unit, { from: OUTSIDE, facing: piece.facing, to: hex });
  if (!step.granted || step.value.dice > 0) return null;
  piece.at = hex;
  drawTo(scene, piece);
  const { value, facing } = survey(scene, piece, hex, coverIn(scene, piece, hex), -1);
  const crowd = weights.throng * (scene.friendsAt[hex] ?? 0);
  const gain = weights.arrival - crowd + pullAt(scene, hex) - pullOutside(scene, gatesOf(scene, piece)) + value;
  piece.at = NONE;
  const ahead = scene.foes.length > 0 ? facing : onwards(scene, [hex]);
  return { piece, hex, facing: FACINGS[ahead], price: step.value.cost, gain };
}

function enterWords({ land }: CaptainScene, [leader, ...others]: readonly EntryChoice[]): Word[] {
  if (leader === undefined) return [];
  const words = [leader.piece.word, 'enter', land.names[leader.hex] ?? '', leader.facing];
  for (const { piece, hex, facing } of others) words.push(piece.plus, land.names[hex] ?? '', facing);
  return words;
}

/** B5.6: units that score by leaving do so as soon as they can, with all adjacent ones. */
export function planLeave(scene: CaptainScene): TurnPlan | null {
  const leavers: Piece[] = [];
  let gain = 0;
  for (const goal of scene.goals) {
    const { kind, hexes, prize } = goal;
    if (kind !== 'edge') continue;
    for (const piece of scene.own) {
      if (!piece.mayMove || !isFor(goal, piece) || !hexes.includes(piece.at) || leavers.includes(piece)) continue;
      if (leavers.length > 0 && !isBeside(scene, leavers, piece)) continue;
      const [first = piece] = leavers;
      if (standingOf(scene, first, 'answers') !== standingOf(scene, piece, 'answers')) continue;
      leavers.push(piece);
      gain += prize * (1 + piece.load);
    }
  }
  const [leader, ...others] = leavers;
  if (leader === undefined) return null;
  const price = leavers.reduce((dearest, { moveCost }) => Math.max(dearest, moveCost), 1);
  const deal = bargain(scene, price, standingOf(scene, leader, 'answers'), leavers.length * weights.fresh);
  return planOf(gain - deal.cost, deal, () => [leader.word, 'leave', ...others.map(({ plus }) => plus)]);
}

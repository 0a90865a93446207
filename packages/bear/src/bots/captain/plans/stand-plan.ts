import { FACINGS } from '@sandtable/hex';
import { isInCover } from '../../../rules/units/cover.ts';
import { judgeDugIn } from '../../../rules/fieldworks/shelter.ts';
import { judgeShift } from '../../../rules/ground/shelter.ts';
import { drawTo, pullAt } from '../scene/goals.ts';
import { NO_WAY } from '../scene/land.ts';
import { isShelter, survey } from '../sums/outlook.ts';
import type { Piece } from '../scene/piece.ts';
import { bargain, better, type TurnPlan, planOf, standingOf } from '../sums/price.ts';
import { isBeside } from './rally-plan.ts';
import { MARKS, type CaptainScene } from '../scene/scene.ts';
import { isClosed } from '../sums/steps.ts';
import { weights } from '../scene/weights.ts';
import { hexId, NONE } from '../../../model/ids.ts';

// For units that stay in place or move unseen, when there is nothing better to do.

/** The best of digging in, taking shelter, clearing a mine and sneaking. */
export function planStanding(scene: CaptainScene): TurnPlan | null {
  let best: TurnPlan | null = null;
  for (const piece of scene.own) {
    if (piece.isCarried || (piece.spent && scene.me.caps === 0)) continue;
    if (piece.isHidden) {
      best = better(best, planSneak(scene, piece));
      continue;
    }
    const marks = scene.marksAt[piece.at] ?? 0;
    if (marks !== 0) best = better(best, better(planShelter(scene, piece, marks), planClearing(scene, piece, marks)));
    if (piece.isFoot && !piece.isHasty && !piece.isEngaged) best = better(best, planDig(scene, piece));
  }
  return best;
}

/** The danger saved by this much more cover. */
function savedBy(scene: CaptainScene, piece: Piece, cover: number): number {
  const { danger } = survey(scene, piece, piece.at, piece.cover, piece.facing);
  if (danger < weights.least) return 0;
  return weights.danger * (danger - survey(scene, piece, piece.at, piece.cover + cover, piece.facing).danger);
}

/** B18.1.3: units that hold a goal dig in, with adjacent ones that gain by it. */
function planDig(scene: CaptainScene, piece: Piece): TurnPlan | null {
  const saved = savedBy(scene, piece, 1);
  if (saved < weights.least || !mayDig(scene, piece)) return null;
  const group = [piece];
  let gain = saved;
  for (const other of scene.own) {
    if (
      group.includes(other) ||
      !other.isFoot ||
      other.isHidden ||
      standingOf(scene, other) !== standingOf(scene, piece)
    )
      continue;
    if (other.best > weights.least || !isBeside(scene, group, other) || !mayDig(scene, other)) continue;
    const more = savedBy(scene, other, 1);
    if (more < other.freshness) continue;
    group.push(other);
    gain += more;
  }
  const freshness = group.reduce((sum, each) => sum + each.freshness, 0);
  const deal = bargain(scene, Number(scene.view.options.hastyCost), standingOf(scene, piece), freshness);
  const [leader = piece, ...members] = group;
  return planOf(gain - deal.cost, deal, () => [leader.word, 'dig', ...members.map(({ plus }) => plus)]);
}

/** A unit that can neither move nor attack is stunned. */
function mayDig({ battle }: CaptainScene, piece: Piece): boolean {
  return (piece.mayMove || piece.mayAttack) && judgeDugIn(battle, piece.unit).granted;
}

/** B18.2: into the trench or bunker in its hex. */
function planShelter(scene: CaptainScene, piece: Piece, marks: number): TurnPlan | null {
  if (piece.isInside || !isShelter(piece, marks)) return null;
  const shift = judgeShift(scene.battle, piece.unit, 'inside');
  if (!shift.granted) return null;
  const gain = savedBy(scene, piece, (marks & MARKS.bunker) === 0 ? 2 : 3);
  const deal = bargain(scene, shift.value.cost, standingOf(scene, piece), piece.freshness);
  return planOf(gain - deal.cost, deal, () => [piece.word, 'shelter', 'inside', FACINGS[piece.facing]]);
}

const CLEARING_PRICE = 2;

/** B18.3.3e */
function planClearing(scene: CaptainScene, piece: Piece, marks: number): TurnPlan | null {
  const isAble = piece.type.pioneer && !piece.isEngaged && (piece.mayMove || piece.mayAttack);
  if (!isAble || (marks & MARKS.mine) === 0) return null;
  const deal = bargain(scene, CLEARING_PRICE, standingOf(scene, piece), piece.freshness);
  return planOf(weights.clearing - deal.cost, deal, () => [piece.word, 'clear']);
}

const INTO_COVER = 3;

/** B10.1: towards a goal, from cover to cover. */
function planSneak(scene: CaptainScene, piece: Piece): TurnPlan | null {
  if (!piece.isLight || !piece.mayMove) return null;
  const { land } = scene;
  drawTo(scene, piece);
  let best = -1;
  let most = pullAt(scene, piece.at);
  for (let side = 0; side < 6; side++) {
    const to = hexId(land.neighbours[6 * piece.at + side] ?? NONE);
    if (to === -1 || (land.steps[piece.tread][6 * piece.at + side] ?? NO_WAY) === NO_WAY || isClosed(scene, piece, to))
      continue;
    if ((scene.foesAt[to] ?? 0) > 0 || !isInCover(scene.battle, { at: to, sheltered: false })) continue;
    const pull = pullAt(scene, to);
    if (pull <= most) continue;
    best = to;
    most = pull;
  }
  if (best === -1) return null;
  const price = piece.type.moveCost + INTO_COVER;
  const deal = bargain(scene, price, standingOf(scene, piece, 'answers'), piece.freshness, 'none');
  const gain = most - pullAt(scene, piece.at);
  return planOf(gain - deal.cost, deal, () => [piece.word, 'sneak', land.names[best] ?? '']);
}

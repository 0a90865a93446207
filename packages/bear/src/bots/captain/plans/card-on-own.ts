import { FACINGS } from '@sandtable/hex';
import type { Word } from '@sandtable/kernel';
import { judgeDugIn } from '../../../rules/fieldworks/shelter.ts';
import { drawTo, prizeAt, pullAt } from '../scene/goals.ts';
import { NO_WAY } from '../scene/land.ts';
import { coverIn, isShelter, survey } from '../sums/outlook.ts';
import type { Piece } from '../scene/piece.ts';
import { bargain, better, cardWorth, type Deal, type TurnPlan, planOf, standingOf, TOO_DEAR } from '../sums/price.ts';
import { gainOfRally, isBeside, mayRally, relief } from './rally-plan.ts';
import type { CaptainScene } from '../scene/scene.ts';
import { isBarred, isClosed } from '../sums/steps.ts';
import { weights } from '../scene/weights.ts';
import { type HexId, hexId, NONE } from '../../../model/ids.ts';

/** Adjacent units that gain from a card; the one that gains most first. */
function groupOf(
  scene: CaptainScene,
  gainOf: (piece: Piece) => number,
): { readonly units: readonly Piece[]; readonly gain: number } {
  const gains = new Map<Piece, number>();
  for (const piece of scene.own) {
    const gain = gainOf(piece);
    if (gain > 0) gains.set(piece, gain);
  }
  const left = [...gains.keys()].sort((a, b) => (gains.get(b) ?? 0) - (gains.get(a) ?? 0));
  const units = left.splice(0, 1);
  for (let next = left.findIndex((piece) => isBeside(scene, units, piece)); next !== -1;) {
    units.push(...left.splice(next, 1));
    next = left.findIndex((piece) => isBeside(scene, units, piece));
  }
  return { units, gain: units.reduce((sum, piece) => sum + (gains.get(piece) ?? 0), 0) };
}

function groupWords(card: Word, [leader, ...members]: readonly Piece[]): Word[] {
  return leader === undefined ? [card] : [card, leader.word, ...members.map(({ plus }) => plus)];
}

/** Card 03: by CAPs for a group, by AP for one unit. */
export function planFollowMe(scene: CaptainScene): TurnPlan | null {
  const { units, gain } = groupOf(scene, (piece) => (piece.rally === 0 || piece.isCarried ? 0 : relief(piece)));
  const [leader] = units;
  if (leader === undefined) return null;
  const keep = cardWorth(scene, weights.followMe);
  const together = byCaps(scene, FOLLOW_ME_PRICE);
  const alone = cardDeal(scene, FOLLOW_ME_PRICE, leader);
  return better(
    planOf(gain - keep - together.cost, together, () => groupWords('c03', units)),
    planOf(relief(leader) - keep - alone.cost, alone, () => groupWords('c03', [leader])),
  );
}

const FOLLOW_ME_PRICE = 2;

function byCaps({ me, capWorth }: CaptainScene, price: number): Deal {
  return { cost: me.caps >= price ? price * capWorth : TOO_DEAR, way: 'command', caps: 0 };
}

/** The price of a card for one unit: no other card can pay it, and it cannot be an opportunity action. */
export function cardDeal(scene: CaptainScene, price: number, piece: Piece): Deal {
  const deal = bargain(scene, price, standingOf(scene, piece), piece.freshness, 'none');
  return deal.way === 'opportunity' ? byCaps(scene, price) : deal;
}

/** Card 04 */
export function planRallyUp(scene: CaptainScene): TurnPlan | null {
  const { units, gain } = groupOf(scene, (piece) => (mayRally(scene, piece) ? gainOfRally(scene, piece) : 0));
  if (units.length === 0) return null;
  return planOf(gain - cardWorth(scene, weights.rallyUp), null, () => groupWords('c04', units));
}

/** Card 05: two hexes for a unit with somewhere to go. */
export function planRapidDeployment(scene: CaptainScene): TurnPlan | null {
  let best: TurnPlan | null = null;
  for (const piece of scene.own)
    if (piece.mayMove && !piece.isHidden) best = better(best, planDeployment(scene, piece));
  return best;
}

function planDeployment(scene: CaptainScene, piece: Piece): TurnPlan | null {
  const { land } = scene;
  drawTo(scene, piece);
  const here = survey(scene, piece, piece.at, piece.cover, piece.facing).value + pullAt(scene, piece.at);
  const path: HexId[] = [];
  let prize = 0;
  for (let at = piece.at; path.length < 2;) {
    let next: HexId = NONE;
    let most = pullAt(scene, at);
    for (let side = 0; side < 6; side++) {
      const to = hexId(land.neighbours[6 * at + side] ?? NONE);
      if (to === -1 || (land.steps[piece.tread][6 * at + side] ?? NO_WAY) === NO_WAY || isClosed(scene, piece, to))
        continue;
      if ((scene.foesAt[to] ?? 0) > 0 || (path.length === 0 && isBarred(scene, at, to))) continue;
      const pull = pullAt(scene, to) + prizeAt(scene, piece, to);
      if (pull <= most) continue;
      next = to;
      most = pull;
    }
    if (next === -1) break;
    prize += prizeAt(scene, piece, next);
    path.push(next);
    at = next;
  }
  const goal = path.at(-1);
  if (goal === undefined) return null;
  const there = survey(scene, piece, goal, coverIn(scene, piece, goal), -1);
  const facing = FACINGS[there.facing];
  const gain = there.value + pullAt(scene, goal) + prize - here - cardWorth(scene, weights.rapid);
  const inside = isShelter(piece, scene.marksAt[goal] ?? 0) ? ['inside'] : [];
  return planOf(gain, null, () => ['c05', piece.word, ...path.map((hex) => land.names[hex] ?? ''), facing, ...inside]);
}

/** Card 11 */
export function planSeekCover(scene: CaptainScene): TurnPlan | null {
  const { units, gain } = groupOf(scene, (piece) => {
    if (piece.isHidden || !judgeDugIn(scene.battle, piece.unit).granted) return 0;
    const { danger } = survey(scene, piece, piece.at, piece.cover, piece.facing);
    const covered = survey(scene, piece, piece.at, piece.cover + 1, piece.facing);
    // A hasty defense is lost when the unit moves.
    return piece.best > 0 || !piece.mayMove ? weights.danger * (danger - covered.danger) : 0;
  });
  if (units.length === 0) return null;
  return planOf(gain - cardWorth(scene, weights.seekCover), null, () => groupWords('c11', units));
}

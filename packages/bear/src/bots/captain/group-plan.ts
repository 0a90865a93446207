import type { Piece } from './piece.ts';
import { better, type Plan, planOf } from './plan.ts';
import { bargain, type Deal, joined, standingOf } from './price.ts';
import { areLinked } from './rally-plan.ts';
import type { Scene } from './scene.ts';
import { bestWay, hereFor, moveWords, type Way } from './ways.ts';
import { weights } from './weights.ts';

const NOBODY: readonly never[] = [];

/** B9.1.1: units beside it go along for the same price, if that is good for them. */
export function withMembers(scene: Scene, leader: Way): Plan {
  const companions = companionsOf(scene, leader);
  const { piece, price } = leader;
  const alone = gather(scene, leader, companions, (other) => standingOf(scene, other) !== 'spent');
  const byAp = settle(scene, leader, alone);
  const caps = price * scene.capWorth;
  if (scene.me.caps < price || (companions.length === alone.length && !piece.spent)) return byAp;
  const all = gather(scene, leader, companions, () => true);
  const gain = all.reduce((sum, way) => sum + way.gain, leader.gain);
  const deal: Deal = { cost: caps, way: 'command', caps: 0 };
  return (
    better(
      byAp,
      planOf(gain - caps, deal, () => moveWords(scene, leader, all)),
    ) ?? byAp
  );
}

/** With whom it goes, and how it is paid, one by one as long as it pays. */
function settle(scene: Scene, leader: Way, companions: readonly Way[]): Plan {
  const { piece, price } = leader;
  const going: Way[] = [];
  let standing = standingOf(scene, piece);
  let freshness = piece.freshness;
  let gain = leader.gain;
  let deal = bargain(scene, price, standing, freshness);
  for (const way of companions) {
    const all = joined(standing, standingOf(scene, way.piece));
    const dearer = bargain(scene, price, all, freshness + way.piece.freshness);
    if (way.gain - dearer.cost <= -deal.cost) continue;
    going.push(way);
    standing = all;
    freshness += way.piece.freshness;
    gain += way.gain;
    deal = dearer;
  }
  // Whoever was left out may have been the link to others.
  const linked = gather(scene, leader, going, () => true);
  if (linked.length < going.length) return settle(scene, leader, linked);
  return planOf(gain - deal.cost, deal, () => moveWords(scene, leader, linked));
}

/** The ways of others that cost no more than the leader's, best first. */
function companionsOf(scene: Scene, leader: Way): Way[] {
  const found: Way[] = [];
  const claimed = [leader.path.at(-1) ?? -1];
  scene.claimed = claimed;
  for (const piece of scene.own) {
    if (piece === leader.piece || !piece.mayMove || piece.isHidden || found.length >= weights.members) continue;
    if (!areLinked(scene, piece, leader.piece)) continue;
    // One that has a good shot had better make it.
    if (piece.best > weights.goodShot && !piece.spent) continue;
    const way = bestWay(scene, piece, hereFor(scene, piece), leader.price);
    if (way === null) continue;
    found.push(way);
    claimed.push(way.path.at(-1) ?? -1);
  }
  scene.claimed = NOBODY;
  return found;
}

/** B9.1: those who stand in a chain with the leader. */
function gather(scene: Scene, leader: Way, companions: readonly Way[], fits: (piece: Piece) => boolean): Way[] {
  const group: Way[] = [];
  for (let grown = true; grown;) {
    grown = false;
    for (const way of companions) {
      if (group.includes(way) || !fits(way.piece)) continue;
      if (![leader, ...group].some(({ piece }) => areLinked(scene, piece, way.piece))) continue;
      group.push(way);
      grown = true;
    }
  }
  return group;
}

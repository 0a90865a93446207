import type { Sentence } from '@sandtable/kernel';
import type { TurnFrame } from '../../../model/battle/frame.ts';
import { passesToEnd } from '../../../rules/order/turn-order.ts';
import type { Piece } from '../scene/piece.ts';
import type { CaptainScene } from '../scene/scene.ts';
import { weights } from '../scene/weights.ts';
import { gainOfFire } from '../sums/shot.ts';

// Captains of one side take each other into account. With one player a side nothing here has an effect.

/** Finds the best shot of each of his partner's fresh units, and the enemy hexes best left to them. */
export function aimPartners(scene: CaptainScene): void {
  scene.spokenFor = NOBODY;
  if (scene.allies.length === 0) return;
  const best = new Map<number, number>();
  for (const ally of scene.allies) {
    ally.best = 0;
    if (ally.spent || !ally.isThreat) continue;
    for (const { at, isBehind } of scene.foes) {
      const gain = isBehind ? 0 : gainOfFire(scene, ally, at, 0);
      if (gain > ally.best) ally.best = gain;
      if (gain > (best.get(at) ?? 0)) best.set(at, gain);
    }
  }
  scene.spokenFor = best;
}

const NOBODY: ReadonlyMap<number, number> = new Map();

/**
 * A target that the next hit destroys is left to the partner with the better shot, while he has a fresh unit for it.
 */
export function shareOfTarget({ spokenFor }: CaptainScene, { at, isHit }: Piece, gain: number): number {
  return isHit && (spokenFor.get(at) ?? 0) > gain ? gain * weights.partnersShot : gain;
}

/** B2.2d, B20.2: a stall, if a pass could end the round before his partner has used his fresh units; otherwise null. */
export function stallForPartner(scene: CaptainScene, frame: Readonly<TurnFrame>): Sentence | null {
  const { me, own, view } = scene;
  if (!isRoundAtRisk(scene, frame) || !hasPartnerToAct(scene)) return null;
  if (view.options.economy === 'spentCheck') {
    let idlest: Piece | null = null;
    for (const piece of own)
      if (!piece.spent && !piece.isCarried && (idlest === null || piece.freshness < idlest.freshness)) idlest = piece;
    if (idlest !== null) return [idlest.word, 'stall'];
  }
  return me.caps > 0 ? BY_CAP : null;
}

const BY_CAP: Sentence = ['stall'];

/** Whether everyone before his partner's next turn could pass and so end the round. */
function isRoundAtRisk({ view, player, side }: CaptainScene, { order, place, passes }: Readonly<TurnFrame>): boolean {
  let between = 0;
  for (let turn = 1; turn <= order.length; turn++) {
    const next = order[(place + turn) % order.length];
    if (next === undefined || next === player) continue;
    if (view.players[next]?.side === side) return passes + 1 + between >= passesToEnd(view.players.length);
    between += 1;
  }
  return false;
}

function hasPartnerToAct({ view, allies, player, side }: CaptainScene): boolean {
  if (allies.some(({ spent, best }) => !spent && best > weights.least)) return true;
  return view.roster.some((unit) => {
    const it = view.units[unit];
    if (it?.fate !== 'waiting' || it.owner === player || view.players[it.owner]?.side !== side) return false;
    return (view.terms.entries[it.entry]?.round ?? Infinity) <= view.round;
  });
}

import { distanceBetween } from '../../board/tables.ts';
import { sideOf, typeOf } from '../../model/battle/battle.ts';
import type { ControlView } from '../../model/battle/marker.ts';
import { enemyOf, type Seen } from '../../model/battle/state.ts';
import { isCombatCounter, isRumor, type Side } from '../../model/pack/unit-type.ts';
import { vpIfEndedNow } from '../../rules/victory/victory.ts';
import { clockOf } from '../captain/scene/scene.ts';
import { stakesOf } from '../captain/scene/weights.ts';

/** What a side has, as far as the viewer knows; units in points of their counters. */
interface Force {
  sound: number;
  hit: number;
  waiting: number;
  /** Units that have not acted this round. */
  fresh: number;
  hidden: number;
  /** VP the enemy would get for all of it, and for the hit part. */
  stake: number;
  shaken: number;
  caps: number;
  cards: number;
}

/**
 * A position in figures from one side's point of view: each is its surplus over the enemy, so 0 is balance. Figures
 * that matter less as time runs out appear twice: plain, and weighted by the rounds left. The last is 1 against the AI,
 * since those missions are not even.
 */
export function featuresOf(seen: Seen, side: Side): readonly number[] {
  const { view } = seen;
  const enemy = enemyOf(side);
  const [own, foe] = [forceOf(seen, side), forceOf(seen, enemy)];
  const { round, rounds } = clockOf(view);
  const left = Math.max(0, rounds - round + freshShare(own, foe));
  const early = left / Math.max(1, rounds);
  // VP that may still change hands, growing like a random walk.
  const swing = Math.sqrt(0.5 + left * 1.5);
  const vp = vpIfEndedNow(seen);
  const lead = vp[side] - vp[enemy];
  const income = (incomeOf(seen, side) - incomeOf(seen, enemy)) * left;
  const force = (3 * (strengthOf(own) - strengthOf(foe))) / Math.max(1, strengthOf(own) + strengthOf(foe));
  const stake = (foe.stake - own.stake) / 6;
  const claim = claimsOf(seen, side);
  return [
    ...[lead / 4, lead / swing / 2, late(lead, left), income / 4, income / swing / 2],
    ...[force, force * early, stake, stake * early, (foe.shaken - own.shaken) / 3],
    ...[(own.sound - foe.sound) / 20, (own.hit - foe.hit) / 20, (own.waiting - foe.waiting) / 20],
    ...[(own.fresh - foe.fresh) / 20, (own.hidden - foe.hidden) / 3, (own.caps - foe.caps) / 5],
    ...[(own.cards - foe.cards) / 3, claim / 3, (claim / 3) * (1 - early), claim / swing],
    view.solo === null ? 0 : 1,
  ];
}

/** With hardly any time left, any lead decides. */
function late(lead: number, left: number): number {
  return Math.tanh(lead / (0.3 + left));
}

function strengthOf({ sound, hit, waiting }: Force): number {
  return sound + 0.6 * hit + waiting;
}

/** The part of this round that is left. */
function freshShare(own: Force, foe: Force): number {
  const all = own.sound + own.hit + foe.sound + foe.hit;
  return all === 0 ? 0 : (own.fresh + foe.fresh) / all;
}

function forceOf(seen: Seen, side: Side): Force {
  const { view, pack } = seen;
  const stakes = stakesOf(pack, view.terms);
  const force: Force = { sound: 0, hit: 0, waiting: 0, fresh: 0, hidden: 0, stake: 0, shaken: 0, caps: 0, cards: 0 };
  for (const unit of view.roster) {
    const [it, type] = [view.units[unit], typeOf(seen, unit)];
    if (it === undefined || sideOf(seen, unit) !== side || !isCombatCounter(type) || isRumor(type)) continue;
    const stake = stakes[unit] ?? 0;
    const kind = it.fate === 'waiting' ? 'waiting' : it.hit === -1 ? 'sound' : 'hit';
    force[kind] += type.points;
    force.stake += stake;
    if (kind === 'hit') force.shaken += stake;
    if (it.fate === 'inPlay' && !it.spent) force.fresh += type.points;
    if (it.hidden) force.hidden += 1;
  }
  for (const { side: whose, caps, hand, weapons } of view.players) {
    if (whose !== side) continue;
    force.caps += caps;
    force.cards += hand.length + weapons.length;
  }
  return force;
}

/** VP a round for the markers it holds. */
function incomeOf({ view }: Seen, side: Side): number {
  const held = view.controls.filter((control) => control.side === side);
  let vp = 0;
  for (const rule of view.terms.victory)
    if (rule.kind === 'control' && rule.when === 'roundEnd' && rule.side === side)
      vp += rule.vp * held.filter(({ at }) => (rule.at ?? at) === at).length;
  return vp;
}

/** The VP of every marker, split by who has more units around it. */
function claimsOf(seen: Seen, side: Side): number {
  let claims = 0;
  for (const control of seen.view.controls) {
    const vp = worthOfControl(seen, control);
    if (vp > 0) claims += vp * (presence(seen, side, control) - presence(seen, enemyOf(side), control));
  }
  return claims;
}

function worthOfControl({ view }: Seen, { at }: ControlView): number {
  let vp = 0;
  for (const rule of view.terms.victory)
    if (rule.kind === 'control' && (rule.at ?? at) === at) vp = Math.max(vp, rule.vp);
  return vp;
}

/** Units farther from a marker do not count for it. */
const NEAR = 6;

/** From 0 to 1. */
function presence(seen: Seen, side: Side, { at }: ControlView): number {
  const { view, tables } = seen;
  let points = 0;
  for (const unit of view.roster) {
    const [it, type] = [view.units[unit], typeOf(seen, unit)];
    if (it === undefined || it.at === -1 || sideOf(seen, unit) !== side || !isCombatCounter(type)) continue;
    const nearness = 1 - distanceBetween(tables, it.at, at) / NEAR;
    if (nearness > 0) points += (type.points / 10) * nearness * (it.hit === -1 ? 1 : 0.5);
  }
  return Math.tanh(points);
}

import { rangeTo } from '../../board/map.ts';
import { sideOf, typeOf } from '../../model/battle.ts';
import { enemyOf, type Side } from '../../model/forces.ts';
import { NONE, unitId } from '../../model/ids.ts';
import type { Grade } from '../../model/mission.ts';
import type { Objective, Seen } from '../../model/state.ts';
import { heldBySide } from '../../rules/objectives/victory.ts';

/** What a side has left. */
interface Force {
  /** RP of infantry and cavalry, and of batteries. */
  fighters: number;
  guns: number;
  tokens: number;
  cards: number;
  /** RP of the infantry and cavalry of its weaker corps: L11d, it must not be knocked out. */
  weakest: number;
}

/**
 * A battle in figures, from the eyes of a side: each is what it has more than the enemy, so that 0 is balance. Those that matter more as time runs out are
 * there once as they are, and once by the time that is gone. The last two say who it is, and whether its last corps is about to act: only after that are
 * its objectives counted.
 */
export function featuresOf(seen: Seen, side: Side): readonly number[] {
  const { view } = seen;
  const { corps, terms, turn } = view;
  const enemy = enemyOf(side);
  const gone = view.round / terms.limit;
  const [own, foe] = [forceOf(seen, side), forceOf(seen, enemy)];
  const [ours, theirs] = [heldBySide(seen, side), heldBySide(seen, enemy)];
  const towns = ours.strategic - theirs.strategic;
  const heights = ours.tactical - theirs.tactical;
  const force = (3 * (own.fighters - foe.fighters)) / Math.max(1, own.fighters + foe.fighters);
  const presence = { strategic: presenceAt(seen, side, 'strategic'), tactical: presenceAt(seen, side, 'tactical') };
  const isLast = corps.findLastIndex((each) => each.side === side) === turn.corps;
  return [
    ...[towns / 2, (towns / 2) * gone, heights / 3, (heights / 3) * gone],
    ...[crowned(seen, ours.strategic), -crowned(seen, theirs.strategic)],
    ...[presence.strategic, presence.strategic * gone, presence.tactical],
    ...[force, force * gone, (own.guns - foe.guns) / 3, (own.weakest - foe.weakest) / 5],
    ...[(own.tokens - foe.tokens) / 3, (own.cards - foe.cards) / 3],
    ...[side === 'russia' ? 1 : -1, isLast ? 1 : -1],
  ];
}

/** One town short of victory, or there. */
function crowned({ view: { terms } }: Seen, strategic: number): number {
  return terms.goal.kind === 'war' ? Math.max(0, 2 + strategic - terms.goal.strategic) : 0;
}

function forceOf(seen: Seen, side: Side): Force {
  const { units, corps } = seen.view;
  const fighting = corps.map(() => 0);
  const force: Force = { fighters: 0, guns: 0, tokens: 0, cards: 0, weakest: 0 };
  for (const [place, { at, rp, corps: its }] of units.entries()) {
    const unit = unitId(place);
    if (at === NONE || sideOf(seen, unit) !== side) continue;
    if (typeOf(seen, unit).arm === 'artillery') force.guns += rp;
    else {
      force.fighters += rp;
      fighting[its] = (fighting[its] ?? 0) + rp;
    }
  }
  for (const each of corps) {
    if (each.side !== side) continue;
    force.tokens += each.tokens;
    force.cards += each.hand.length;
  }
  force.weakest = Math.min(...fighting.filter((_rp, place) => corps[place]?.side === side));
  return force;
}

/** The sum over the objectives of a grade, each from -1 to 1: who has more around it. */
function presenceAt(seen: Seen, side: Side, grade: Grade): number {
  let sum = 0;
  for (const objective of seen.view.terms.objectives)
    if (objective.grade === grade) sum += Math.tanh(massAround(seen, side, objective) / ENOUGH);
  return sum;
}

/** Farther from an objective nobody counts for it. */
const NEAR = 4;
/** So many RP beside an objective make it nearly sure. */
const ENOUGH = 4;

function massAround(seen: Seen, side: Side, { at }: Objective): number {
  let mass = 0;
  for (const [place, { at: from, rp }] of seen.view.units.entries()) {
    const unit = unitId(place);
    if (from === NONE || typeOf(seen, unit).arm === 'artillery') continue;
    const nearness = 1 - rangeTo(seen.map, from, at) / NEAR;
    if (nearness > 0) mass += rp * nearness * (sideOf(seen, unit) === side ? 1 : -1);
  }
  return mass;
}

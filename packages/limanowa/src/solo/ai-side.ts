import { corpsOf, unitOf } from '../model/battle.ts';
import { AI_SEAT } from '../model/forces.ts';
import { type CorpsId, type HexId, NONE, type UnitId } from '../model/ids.ts';
import type { Seen } from '../model/state.ts';
import type { Shot } from '../model/turn.ts';

/** The AI has one corps, the last in the turn order; -1 where people play each other. */
export function aiCorps({ view }: Seen): CorpsId {
  const last = view.corps.length - 1;
  return view.corps[last]?.seat === AI_SEAT ? last : NONE;
}

export function isAiUnit(seen: Seen, unit: UnitId): boolean {
  return corpsOf(seen, unitOf(seen, unit).corps).seat === AI_SEAT;
}

/** L11b, LS4.2c */
export function holdsObjective(seen: Seen, unit: UnitId): boolean {
  return isObjective(seen, unitOf(seen, unit).at);
}

function isObjective({ view }: Seen, hex: HexId): boolean {
  const { objectives } = view.terms;
  for (let place = 0; place < objectives.length; place++) if (objectives[place]?.at === hex) return true;
  return false;
}

/** An attack on a unit of the AI that has been disclosed in this phase; how many of infantry and cavalry make it. */
export interface Threat {
  readonly attacker: UnitId;
  readonly target: UnitId;
  readonly as: 'attack' | 'artillery';
  readonly size: number;
}

/**
 * LS3.2.2e: in the Opening Phase a bombardment, in the Central Phase all attacks of the plan and Disruptive fire, in the
 * Closing Phase a Pursuit.
 */
export function threatsOf(seen: Seen): Threat[] {
  const { card, plan } = seen.view.turn;
  const threats: Threat[] = [];
  if (card !== null && (card.effect === 'bombardment' || card.effect === 'disruptiveFire'))
    addShot(seen, threats, { battery: card.unit, target: card.target });
  for (const shot of plan?.shells ?? []) addShot(seen, threats, shot);
  for (const { target, attackers } of plan?.attacks ?? []) {
    if (!isTarget(seen, target)) continue;
    for (const attacker of attackers) threats.push({ attacker, target, as: 'attack', size: attackers.length });
  }
  return threats;
}

function addShot(seen: Seen, threats: Threat[], { battery, target }: Shot): void {
  if (isTarget(seen, target)) threats.push({ attacker: battery, target, as: 'artillery', size: 1 });
}

function isTarget(seen: Seen, unit: UnitId): boolean {
  return seen.view.units[unit]?.at !== NONE && isAiUnit(seen, unit);
}

/** The attacked units of the AI, each once. */
export function attackedUnits(threats: readonly Threat[]): UnitId[] {
  const units: UnitId[] = [];
  for (const { target } of threats) if (!units.includes(target)) units.push(target);
  return units.toSorted((a, b) => a - b);
}

/** Infantry and cavalry that attack this unit, which it may counter-attack. */
export function fightersAgainst(threats: readonly Threat[], unit: UnitId): UnitId[] {
  const fighters: UnitId[] = [];
  for (const { attacker, target, as } of threats) if (target === unit && as === 'attack') fighters.push(attacker);
  return fighters;
}

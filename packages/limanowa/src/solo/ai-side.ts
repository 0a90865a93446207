import { corpsOf, unitOf } from '../model/battle.ts';
import { AI_SEAT } from '../model/forces.ts';
import { type CorpsId, corpsId, type HexId, NONE, type UnitId } from '../model/ids.ts';
import type { Seen } from '../model/state.ts';
import type { Shot } from '../model/turn.ts';

/** The AI has one corps, the last in turn order; -1 without an AI. */
export function aiCorps({ view }: Seen): CorpsId {
  const last = corpsId(view.corps.length - 1);
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

/** A disclosed attack on an AI unit; `size` counts the infantry and cavalry in it. */
export interface Threat {
  readonly attacker: UnitId;
  readonly target: UnitId;
  readonly as: 'attack' | 'artillery';
  readonly size: number;
}

/**
 * LS3.2.2e: a bombardment in the Opening Phase; all planned attacks and Disruptive fire in the Central Phase; a
 * Pursuit in the Closing Phase.
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

/** In ascending order, each once. */
export function attackedUnits(threats: readonly Threat[]): UnitId[] {
  const units: UnitId[] = [];
  for (const { target } of threats) if (!units.includes(target)) units.push(target);
  return units.toSorted((a, b) => a - b);
}

/** The infantry and cavalry that attack this unit, which it may counter-attack. */
export function fightersAgainst(threats: readonly Threat[], unit: UnitId): UnitId[] {
  const fighters: UnitId[] = [];
  for (const { attacker, target, as } of threats) if (target === unit && as === 'attack') fighters.push(attacker);
  return fighters;
}

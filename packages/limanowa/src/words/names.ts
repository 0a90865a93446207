import type { Grade } from '../model/mission.ts';
import type { Level } from '../model/figures-table.ts';
import type { Phase } from '../model/battlecard.ts';
import type { Arm, Rank, Side } from '../model/unit-type.ts';

// The names of the closed lists of the model.

export const SIDE_NAMES: Readonly<Record<Side, string>> = { austria: 'Austria-Hungary', russia: 'Russia' };
/** `Austro-Hungarian Honvéd` */
export const SIDE_ADJECTIVES: Readonly<Record<Side, string>> = { austria: 'Austro-Hungarian', russia: 'Russian' };
export const ARM_NAMES: Readonly<Record<Arm, string>> = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  artillery: 'artillery',
};
export const RANK_NAMES: Readonly<Record<Rank, string>> = { core: 'core', elite: 'elite', officer: 'officer' };
export const LEVEL_NAMES: Readonly<Record<Level, string>> = { novice: 'Novice', tried: 'Tried', veteran: 'Veteran' };
export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  opening: 'Opening',
  central: 'Central',
  closing: 'Closing',
};
export const GRADE_NAMES: Readonly<Record<Grade, string>> = {
  strategic: 'Strategic Objective',
  tactical: 'Tactical Objective',
};

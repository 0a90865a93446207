import type { UnitId } from '../ids.ts';

/** B8.4: the weapon cards of single foot units. */
export const WEAPON_CARDS = ['grenades', 'molotov', 'tellermine'] as const;
export type WeaponCard = (typeof WEAPON_CARDS)[number];

export interface ThrownCard {
  readonly card: WeaponCard;
  readonly unit: UnitId;
}

/** B17.4, B8.4: a flamethrower or weapon card replaces all other weapons. */
export const MEANS = ['weapons', 'flame', ...WEAPON_CARDS] as const;
export type Means = (typeof MEANS)[number];

/** B12.1, B17.5: off-board artillery and aircraft, by the words of their cards. */
export const BURSTS = ['artillery-105', 'artillery-122', 'air-strike-german', 'air-strike-soviet'] as const;
export type Burst = (typeof BURSTS)[number];

export function isWeaponCard(means: Means | Burst): means is WeaponCard {
  return WEAPON_CARDS.some((card) => card === means);
}

export function isBurst(means: Means | Burst): means is Burst {
  return BURSTS.some((burst) => burst === means);
}

import { type Burst, WEAPON_CARDS, type WeaponCard } from '../../model/battle/means.ts';
import type { Colour } from '../../model/pack/unit-type.ts';

interface WeaponFigures {
  /** null: no effect against that colour. */
  readonly firepower: Readonly<Record<Colour, number | null>>;
  readonly highExplosive: boolean;
  /** In hexes; an adjacent hex counts as long range. */
  readonly reach: 0 | 1;
  readonly vehiclesOnly: boolean;
  readonly dms: boolean;
  readonly supports: boolean;
  /** B18.4 */
  readonly razes: boolean;
}

export const weaponFigures: Readonly<Record<WeaponCard, WeaponFigures>> = {
  grenades: {
    firepower: { red: 5, blue: null },
    highExplosive: true,
    reach: 1,
    vehiclesOnly: false,
    dms: true,
    supports: true,
    razes: true,
  },
  molotov: {
    firepower: { red: 5, blue: 5 },
    highExplosive: false,
    reach: 1,
    vehiclesOnly: false,
    dms: true,
    supports: true,
    razes: false,
  },
  tellermine: {
    firepower: { red: null, blue: 9 },
    highExplosive: false,
    reach: 0,
    vehiclesOnly: true,
    dms: false,
    supports: false,
    razes: false,
  },
};

export const THROWN_CARDS: readonly WeaponCard[] = WEAPON_CARDS.filter((card) => weaponFigures[card].supports);

interface BurstFigures {
  readonly firepower: Readonly<Record<Colour, number>>;
  /** B12.2a: shells burst in the treetops; bombs do not (B17.5b). */
  readonly airBurst: boolean;
}

const AIR_STRIKE: BurstFigures = { firepower: { red: 5, blue: 4 }, airBurst: false };

export const burstFigures: Readonly<Record<Burst, BurstFigures>> = {
  'artillery-105': { firepower: { red: 5, blue: 3 }, airBurst: true },
  'artillery-122': { firepower: { red: 6, blue: 3 }, airBurst: true },
  'air-strike-german': AIR_STRIKE,
  'air-strike-soviet': AIR_STRIKE,
};

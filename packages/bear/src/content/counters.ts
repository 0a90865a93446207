import type { DefenseCounter, HitMarker } from '../model/pack/counters.ts';

const PLAIN = {
  destroys: false,
  rally: null,
  mayAttack: true,
  mayMove: true,
  attackCost: 0,
  moveCost: 0,
  firepower: { red: 0, blue: 0 },
  range: null,
  front: 0,
  flank: 0,
} as const;

const INFANTRY = { ...PLAIN, pile: 'infantry' } as const;
const VEHICLE = { ...PLAIN, pile: 'vehicle' } as const;

/** Two piles of 20. */
// oxfmt-ignore
export const HIT_MARKERS: readonly HitMarker[] = [
  { ...INFANTRY, kind: 'stunned', copies: 2, rally: 7, mayAttack: false, mayMove: false },
  { ...INFANTRY, kind: 'unnerved', copies: 2, rally: 7 },
  { ...INFANTRY, kind: 'killed', copies: 1, destroys: true, mayAttack: false, mayMove: false },
  { ...INFANTRY, kind: 'panicked', copies: 2, rally: 8, mayAttack: false, front: -2, flank: 1 },
  { ...INFANTRY, kind: 'pinned', copies: 5, rally: 7, mayMove: false },
  { ...INFANTRY, kind: 'suppressed', copies: 5, rally: 7, attackCost: 1, firepower: { red: -2, blue: -2 } },
  { ...INFANTRY, kind: 'cowering', copies: 2, rally: 8, attackCost: 2, moveCost: 1, range: 1, front: 1, flank: 1 },
  { ...INFANTRY, kind: 'berserk', copies: 1, rally: 8, attackCost: -1, firepower: { red: 1, blue: 1 },
    range: 1, front: 2, flank: 1 },
  { ...VEHICLE, kind: 'stunned', copies: 2, rally: 10, mayAttack: false, mayMove: false },
  { ...VEHICLE, kind: 'panicked', copies: 1, rally: 9, mayAttack: false, front: -4, flank: 0 },
  { ...VEHICLE, kind: 'suppressed', copies: 5, rally: 8, attackCost: 1, firepower: { red: -2, blue: -3 } },
  { ...VEHICLE, kind: 'immobilized', copies: 5, mayMove: false, front: -1, flank: 1 },
  { ...VEHICLE, kind: 'redGunDamaged', copies: 1, firepower: { red: null, blue: 0 } },
  { ...VEHICLE, kind: 'blueGunDamaged', copies: 1, firepower: { red: 0, blue: null } },
  { ...VEHICLE, kind: 'lightDamage', copies: 4 },
  { ...VEHICLE, kind: 'destroyed', copies: 1, destroys: true, mayAttack: false, mayMove: false },
];

export const DEFENSE_COUNTERS: readonly DefenseCounter[] = [
  { faces: ['hasty', 'wire'], copies: 4 },
  { faces: ['trench', 'roadBlock'], copies: 4 },
  { faces: ['bunker', 'mine'], copies: 4 },
  { faces: ['hasty', 'mine'], copies: 4 },
];

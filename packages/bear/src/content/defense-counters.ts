import type { DefenseCounter } from '../model/pack/counters.ts';

/** The cup of counters that are drawn where defenses are left to chance. */
export const DEFENSE_COUNTERS: readonly DefenseCounter[] = [
  { faces: ['hasty', 'wire'], copies: 4 },
  { faces: ['trench', 'roadBlock'], copies: 4 },
  { faces: ['bunker', 'mine'], copies: 4 },
  { faces: ['hasty', 'mine'], copies: 4 },
];

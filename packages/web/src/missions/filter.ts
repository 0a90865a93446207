import type { Difficulty, Facts, Side } from './facts.ts';

/** What the mission browser shows; null lets everything through. */
export interface Filter {
  readonly players: Facts['players'] | null;
  readonly side: Side | null;
  readonly length: Length | null;
  readonly armour: boolean | null;
  readonly difficulty: Difficulty | null;
}

export const LENGTHS = ['short', 'middle', 'long'] as const;
export type Length = (typeof LENGTHS)[number];

export const NO_FILTER: Filter = { players: null, side: null, length: null, armour: null, difficulty: null };

export function passes(facts: Facts, { players, side, length, armour, difficulty }: Filter): boolean {
  return (
    (players === null || facts.players === players) &&
    (side === null || facts.sides.includes(side)) &&
    (length === null || lengthOf(facts.mission.rounds) === length) &&
    (armour === null || facts.hasArmour === armour) &&
    (difficulty === null || facts.difficulty === difficulty)
  );
}

function lengthOf(rounds: number): Length {
  if (rounds <= 3) return 'short';
  return rounds <= 4 ? 'middle' : 'long';
}

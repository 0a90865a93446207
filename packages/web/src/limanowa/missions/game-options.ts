import type { Switches } from '../../face/missions.ts';

/** Options as the game takes them from outside. */
export type GameOptions = Readonly<Record<string, unknown>>;

/** A screen has words for every switch; some of them the game wants as a number, or as yes and no. */
export function readSwitches(switches: Switches): GameOptions {
  return Object.fromEntries(Object.entries(switches).map(([name, value]) => [name, readValue(value)]));
}

function readValue(value: string): unknown {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d+$/.test(value) ? Number(value) : value;
}

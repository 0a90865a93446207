import type { Switches, SwitchText } from '../face/missions.ts';

export const AS_PRINTED: Switches = {};

export function valueOf({ option, values }: SwitchText, switches: Switches): string {
  return switches[option] ?? values[0]?.value ?? '';
}

/** All as printed, but for the one that is no switch among others. */
export function withoutOthers(switches: Switches, main: string | undefined): Switches {
  const kept = Object.entries(switches).filter(([option]) => option === main);
  return kept.length === 0 ? AS_PRINTED : Object.fromEntries(kept);
}

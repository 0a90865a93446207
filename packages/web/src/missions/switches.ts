import type { Switches, SwitchText } from '../face/missions.ts';

export const AS_PRINTED: Switches = {};

export function valueOf({ option, values }: SwitchText, switches: Switches): string {
  return switches[option] ?? values[0]?.value ?? '';
}

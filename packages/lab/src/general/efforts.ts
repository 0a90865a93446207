import type { Effort } from './search.ts';

/** The generals, weakest first: each thinks with so many playouts a decision, never by the clock. A door of its own: names without the search. */
export const EFFORTS = {
  general64: { playouts: 64, width: 8 },
  general256: { playouts: 256, width: 12 },
  general1024: { playouts: 1024, width: 16 },
} as const satisfies Readonly<Record<string, Effort>>;

export type GeneralName = keyof typeof EFFORTS;

export const GENERAL_NAMES: readonly GeneralName[] = ['general64', 'general256', 'general1024'];

export function isGeneral(bot: string): bot is GeneralName {
  return Object.hasOwn(EFFORTS, bot);
}

import type { Effort } from './search.ts';

/** The generals, weakest first. Budgets count playouts per decision, never time, so that play can be repeated. */
export const EFFORTS = {
  general64: { playouts: 64, width: 8 },
  general256: { playouts: 256, width: 12 },
  general1024: { playouts: 1024, width: 16 },
} as const satisfies Readonly<Record<string, Effort>>;

export type GeneralName = keyof typeof EFFORTS;

export function isGeneral(bot: string): bot is GeneralName {
  return Object.hasOwn(EFFORTS, bot);
}

export const GENERAL_NAMES: readonly GeneralName[] = Object.keys(EFFORTS).filter(isGeneral);

import type { GeneralName } from '@sandtable/lab';

/** A bot for a seat: its name in logs and saves, its label, and a description. */
export interface Opponent {
  readonly name: string;
  readonly label: string;
  readonly about: string;
}

/** Offered by every game whose link has a `craft`, the quickest first. */
export const GENERALS = [
  {
    name: 'general64',
    label: 'Bot: General (quick)',
    about: 'Tries its orders in 64 imagined games before it speaks. Thinks for a moment.',
  },
  {
    name: 'general256',
    label: 'Bot: General',
    about: 'Tries its orders in 256 imagined games. Thinks for a second or a few.',
  },
  {
    name: 'general1024',
    label: 'Bot: General (deep)',
    about:
      'Tries its orders in 1,024 imagined games. Thinks for some seconds, in a large battle longer; you may hurry it.',
  },
] as const satisfies readonly (Opponent & { readonly name: GeneralName })[];

import type { BotName } from '@sandtable/bear';
import { BadInput } from '../bad-input.ts';

/** What is asked of a generation on the command line. */
export interface DraftAsked {
  readonly guideline: string;
  readonly variant?: true;
  /** Where the variant leaves the hand size open. */
  readonly hand?: string;
  /** Boards that may be used, separated by commas. */
  readonly maps?: string;
  readonly solo?: true;
}

/** The options of a match that begins with this generation; what they mean, the game itself checks. */
export function draftOptions({ guideline, variant, hand, maps, solo }: DraftAsked): object {
  return {
    draft: {
      guideline: numberOf(guideline, '--guideline'),
      variant: variant === true,
      hand: hand === undefined ? 0 : numberOf(hand, '--hand'),
      boards: maps === undefined ? [] : maps.split(',').map((each) => each.trim()),
      solo: solo === true ? { capsLess: 0, commandCardsOut: 0 } : null,
    },
  };
}

/** How bots draft: by name of the style, the bot. */
const STYLES = {
  balanced: 'captain',
  aggressive: 'captain-aggressive',
  defensive: 'captain-defensive',
  random: 'random',
} as const satisfies Readonly<Record<string, BotName>>;
type Style = keyof typeof STYLES;

export function botOfStyle(style: string): BotName {
  const names = Object.keys(STYLES);
  if (!isStyle(style)) throw new BadInput(`--style: expected one of ${names.join(', ')}, got ${style}`);
  return STYLES[style];
}

function isStyle(style: string): style is Style {
  return Object.hasOwn(STYLES, style);
}

function numberOf(text: string, field: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new BadInput(`${field}: expected a whole number, got ${text}`);
  return number;
}

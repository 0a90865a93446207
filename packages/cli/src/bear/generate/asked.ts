import type { BotName } from '@sandtable/bear';
import type { Given } from '../../desk/given.ts';
import { BadInput } from '../../io/bad-input.ts';

/** The options of a match that begins with the generation asked for; what they mean, the game itself checks. */
export function draftOptions(asked: Given): object {
  const [hand, maps] = [asked.text('hand'), asked.text('maps')];
  return {
    draft: {
      guideline: numberOf(asked.must('guideline', 'the number of a guideline'), '--guideline'),
      variant: asked.has('variant'),
      hand: hand === undefined ? 0 : numberOf(hand, '--hand'),
      boards: maps === undefined ? [] : maps.split(',').map((each) => each.trim()),
      solo: asked.has('solo') ? { capsLess: 0, commandCardsOut: 0 } : null,
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

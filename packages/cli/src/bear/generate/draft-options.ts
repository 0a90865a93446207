import type { BearSystem, BotName, MatchOptions } from '@sandtable/bear';
import { printProblem, type Problem } from '@sandtable/kernel';
import type { OptionInput } from '../../desk/options.ts';
import { BadInput } from '../../io/input.ts';

/** The options of a match with this draft, unchecked. */
export function draftOptions(asked: OptionInput): object {
  const [hand, maps, handicap] = [asked.text('hand'), asked.text('maps'), asked.text('handicap')];
  return {
    draft: {
      guideline: numberOf(asked.must('guideline', 'the number of a guideline'), '--guideline'),
      variant: asked.has('variant'),
      hand: hand === undefined ? 0 : numberOf(hand, '--hand'),
      boards: maps === undefined ? [] : maps.split(',').map((each) => each.trim()),
      handicaps: handicap?.split(',').map(handicapOf) ?? [],
      solo: asked.has('solo') ? { capsLess: 0, commandCardsOut: 0 } : null,
    },
  };
}

/** G4.3: `2` CAPs, or a `card`. */
function handicapOf(text: string): object {
  return text.trim() === 'card' ? { card: true } : { caps: numberOf(text, '--handicap') };
}

/** The bot for each drafting style. */
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

/** Options checked by the game; throws what to change. */
export function checkedDraft(game: BearSystem, options: object): MatchOptions {
  const checked = game.options(options);
  if (!checked.ok) throw refusedDraft(checked.problems);
  return checked.value;
}

/** In terms of the command line: `--guideline`, not `options.draft.guideline`. */
export function refusedDraft(problems: readonly Problem[]): BadInput {
  return new BadInput(problems.map((problem) => printProblem({ ...problem, field: fieldOf(problem.field) })));
}

function fieldOf(field: string): string {
  const [, name = ''] = /^options\.draft\.(\w+)/.exec(field) ?? [];
  return name === '' ? field : `--${name === 'boards' ? 'maps' : name}`;
}

import { type BearSystem, type BotName, type MatchOptions, ownGuideline, type Pack } from '@sandtable/bear';
import { printProblem, type Problem } from '@sandtable/kernel';
import type { OptionInput } from '../../desk/options.ts';
import { BadInput } from '../../io/input.ts';
import { changesIn, FIELD_OPTIONS, handicapsOf, numberOf } from './own-figures.ts';

/** The options of a match with this draft, unchecked. */
export function draftOptions({ guidelines }: Pack, asked: OptionInput): object {
  const guideline = numberOf(asked.must('guideline', 'the number of a guideline'), '--guideline');
  const base = guidelines.find(({ number }) => number === guideline);
  const changes = base === undefined ? null : changesIn(asked, base);
  const [hand, maps, turns] = [asked.text('hand'), asked.text('maps'), asked.text('turns')];
  return {
    ...(turns === undefined ? {} : { teamTurns: turns }),
    draft: {
      guideline: base === undefined || changes === null ? guideline : ownGuideline(base, changes),
      variant: asked.has('variant'),
      hand: hand === undefined || !asked.has('variant') ? 0 : numberOf(hand, '--hand'),
      extraCard: asked.has('extraCard'),
      smoke: asked.has('smoke'),
      handicaps: handicapsOf(asked.text('handicap'), base),
      boards: maps === undefined ? [] : maps.split(',').map((each) => each.trim()),
      solo: asked.has('solo') ? soloHandicaps(asked) : null,
    },
  };
}

/** G6.3 */
function soloHandicaps(asked: OptionInput): object {
  const figure = (key: string, field: string): number => numberOf(asked.text(key) ?? '0', field);
  const aiCards = figure('aiCards', '--ai-cards');
  return {
    capsLess: figure('capsLess', '--caps-less'),
    commandCardsOut: figure('commandCardsOut', '--command-cards-out'),
    ...(aiCards === 0 ? {} : { aiCards }),
  };
}

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

/** Has the game check the options; throws the problems. */
export function checkedDraft(game: BearSystem, options: object): MatchOptions {
  const checked = game.options(options);
  if (!checked.ok) throw refusedDraft(checked.problems);
  return checked.value;
}

/** Names the options of the command line: `--guideline`, not `options.draft.guideline`. */
export function refusedDraft(problems: readonly Problem[]): BadInput {
  // Both players may have the same problem.
  return new BadInput([
    ...new Set(problems.map((problem) => printProblem({ ...problem, field: fieldOf(problem.field) }))),
  ]);
}

function fieldOf(field: string): string {
  const [, own, name = own] = /^options\.draft\.(\w+)(?:\.(?:roles\.\d+\.)?([a-z]\w*))?/i.exec(field) ?? [];
  if (name === undefined) return field === 'options.teamTurns' ? '--turns' : field;
  return `--${FIELD_OPTIONS[own === 'boards' ? own : name] ?? name}`;
}

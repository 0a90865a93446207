import type { BearSystem, MatchOptions } from '@sandtable/bear';
import { printProblem, type Problem } from '@sandtable/kernel';
import { BadInput } from '../../io/bad-input.ts';

/** The options of a generation as the game takes them; an impossible one ends the command with what to change. */
export function checkedDraft(game: BearSystem, options: object): MatchOptions {
  const checked = game.options(options);
  if (!checked.ok) throw refusedDraft(checked.problems);
  return checked.value;
}

/** By the names of the command line: `--guideline`, not `options.draft.guideline`. */
export function refusedDraft(problems: readonly Problem[]): BadInput {
  return new BadInput(problems.map((problem) => printProblem({ ...problem, field: fieldOf(problem.field) })));
}

function fieldOf(field: string): string {
  const [, name = ''] = /^options\.draft\.(\w+)/.exec(field) ?? [];
  return name === '' ? field : `--${name === 'boards' ? 'maps' : name}`;
}

import type { Command } from 'commander';
import { printProblem } from '@sandtable/kernel';
import type { Option } from '../desk/options.ts';
import { BadInput, BadQuestion } from '../io/input.ts';
import { GAME_NAMES } from '../games/games.ts';

export function addOptions(command: Command, options: readonly Option[]): Command {
  for (const { name, takes = '', about, default: value, required } of options) {
    const flags = `--${name} ${takes}`.trim();
    if (required) command.requiredOption(flags, about, value);
    else command.option(flags, about, value);
  }
  return command;
}

/** For commands that take the game from a position. */
export const OF_POSITION = 'default: that of the position';

export function addGame(command: Command, otherwise = `default: ${GAME_NAMES[0]}`): Command {
  return command.option('--game <id>', `the game: ${GAME_NAMES.join(' or ')} (${otherwise})`);
}

/** Adds the game's name to the error for an unknown option, since another game may have it. */
export function refuseFor(command: Command, game: string): Command {
  return command.configureOutput({
    outputError: (text, write) =>
      write(text.replace(/^(error: unknown option '[^']*')/, `$1: ${game} has no such option`)),
  });
}

/** On the command line a field of a question is an option. */
export function asOption(error: unknown): never {
  if (!(error instanceof BadQuestion)) throw error;
  throw new BadInput(printProblem({ ...error.problem, field: `--${error.problem.field}` }));
}

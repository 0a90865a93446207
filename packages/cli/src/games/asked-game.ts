import { Command } from 'commander';
import type { Desk } from '../desk/desk.ts';
import { BadInput } from '../io/bad-input.ts';
import { readJsonFile } from '../io/json-file.ts';
import { deskAsked, deskOfPosition } from './games.ts';

/** What a command line says of the game it is about, wherever in it that stands. */
interface GameAsked {
  readonly game?: string;
  readonly position?: string;
}

/** The game of a command whose options are the game's own, so that it must be known before they are read. */
export async function deskOfCommand([command = '', ...args]: readonly string[]): Promise<Desk> {
  const { game, position } = gameIn(args);
  if (command !== 'ask' || position === undefined) return deskAsked(game);
  return deskOfPosition(readIfSound(position), game);
}

function gameIn(args: readonly string[]): GameAsked {
  const scan = new Command()
    .helpOption(false)
    .allowUnknownOption()
    .allowExcessArguments()
    .exitOverride()
    .configureOutput({ writeErr: () => {} })
    .option('--game <id>')
    .option('--position <file>');
  try {
    return scan.parse(args, { from: 'user' }).opts<GameAsked>();
  } catch {
    // An option without its value: the command itself will say so.
    return {};
  }
}

/** A file that cannot be read is told of when the question is asked. */
function readIfSound(file: string): unknown {
  try {
    return readJsonFile(file);
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}

import { describe, printProblem, readJson } from '@sandtable/kernel';
import { Command } from 'commander';
import type { Desk } from '../desk/desk.ts';
import { BadInput, readJsonFile } from '../io/input.ts';

/** Every game there is, loaded when a command is about it; the first is meant where none is named. */
const GAMES: Readonly<Record<string, () => Promise<Desk>>> = {
  bear: async () => {
    const { bearDesk } = await import('../bear/desk.ts');
    return bearDesk;
  },
  limanowa: async () => {
    const { limanowaDesk } = await import('../limanowa/desk.ts');
    return limanowaDesk;
  },
};

export const GAME_NAMES: readonly string[] = Object.keys(GAMES);

/** The desk of a game that is named somewhere; a name that is none ends the command with those there are. */
export async function deskNamed(name: string, field: string): Promise<Desk> {
  const open = Object.hasOwn(GAMES, name) ? GAMES[name] : undefined;
  if (open === undefined) throw wrongGame(field, `one of ${GAME_NAMES.join(', ')}`, name);
  return open();
}

/** By `--game`, or the first. */
export async function deskAsked(game: string | undefined): Promise<Desk> {
  return deskNamed(game ?? GAME_NAMES[0] ?? '', '--game');
}

/** A position names its game. If `--game` names one too, it must be the same. */
export async function deskOfPosition(raw: unknown, game: string | undefined): Promise<Desk> {
  const named = fieldOf(raw, 'game');
  if (named === undefined) return deskAsked(game);
  const desk = await deskNamed(named, 'game');
  if (game !== undefined && (await deskAsked(game)) !== desk)
    throw wrongGame('game', `${JSON.stringify(game)}, as --game says`, named);
  return desk;
}

/** A saved match names its game, too. A file that names none is the first game's to refuse. */
export async function deskOfSave(text: string): Promise<Desk> {
  const read = readJson(text);
  const named = read.ok ? fieldOf(read.value, 'system') : undefined;
  return named === undefined ? deskAsked(undefined) : deskNamed(named, 'system');
}

function wrongGame(field: string, expected: string, got: string): BadInput {
  // On the command line nothing stands in quotes.
  return new BadInput(printProblem({ field, expected, got: field.startsWith('--') ? got : describe(got) }));
}

function fieldOf(raw: unknown, name: string): string | undefined {
  const record: { readonly [field: string]: unknown } = typeof raw === 'object' && raw !== null ? { ...raw } : {};
  const value = record[name];
  return typeof value === 'string' ? value : undefined;
}

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

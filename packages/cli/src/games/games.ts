import { describe, printProblem, readJson } from '@sandtable/kernel';
import { Command } from 'commander';
import type { Desk } from '../desk/desk.ts';
import { BadInput, readJsonFile } from '../io/input.ts';
import { nearest } from '../io/nearest.ts';

/** Loaded on demand; the first is the default. */
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

/** Throws the list of games for an unknown name. */
export async function deskNamed(name: string, field: string): Promise<Desk> {
  const open = Object.hasOwn(GAMES, name) ? GAMES[name] : undefined;
  if (open === undefined) {
    const meant = nearest(name, GAME_NAMES).map((each) => ` (did you mean ${each}?)`);
    throw wrongGame(field, `one of ${GAME_NAMES.join(', ')}${meant.join('')}`, name);
  }
  return open();
}

export async function deskAsked(game: string | undefined): Promise<Desk> {
  return deskNamed(game ?? GAME_NAMES[0] ?? '', '--game');
}

/** The game that a position names, which must agree with `--game`. */
export async function deskOfPosition(raw: unknown, game: string | undefined): Promise<Desk> {
  const named = fieldOf(raw, 'game');
  if (named === undefined) return deskAsked(game);
  const desk = await deskNamed(named, 'game');
  if (game !== undefined && (await deskAsked(game)) !== desk)
    throw wrongGame('game', `${JSON.stringify(game)}, as --game says`, named);
  return desk;
}

/** The game that a saved match names. If it names none, the default game will refuse the file. */
export async function deskOfSave(text: string): Promise<Desk> {
  const read = readJson(text);
  const named = read.ok ? fieldOf(read.value, 'system') : undefined;
  return named === undefined ? deskAsked(undefined) : deskNamed(named, 'system');
}

/** The game of `--game`, or else the one that the pack names. */
export async function deskOfPack(file: string, game: string | undefined): Promise<Desk> {
  const raw = readIfSound(file);
  const named = fieldOf(raw, 'game');
  return deskAsked(game ?? (named !== undefined && Object.hasOwn(GAMES, named) ? named : undefined));
}

function wrongGame(field: string, expected: string, got: string): BadInput {
  // Values from the command line are shown without quotes.
  return new BadInput(printProblem({ field, expected, got: field.startsWith('--') ? got : describe(got) }));
}

function fieldOf(raw: unknown, name: string): string | undefined {
  const record: { readonly [field: string]: unknown } = typeof raw === 'object' && raw !== null ? { ...raw } : {};
  const value = record[name];
  return typeof value === 'string' ? value : undefined;
}

interface GameOptions {
  readonly game?: string;
  readonly pack?: string;
  readonly position?: string;
}

/** Finds the game before the command line is parsed: the options of these commands depend on it. */
export async function deskOfCommand([command = '', ...args]: readonly string[]): Promise<Desk> {
  const { game, pack, position } = gameIn(args);
  if (command !== 'ask' || position === undefined) return pack === undefined ? deskAsked(game) : deskOfPack(pack, game);
  return deskOfPosition(readIfSound(position), game);
}

/** Whether it was said which game is meant. */
export function isGameAsked([, ...args]: readonly string[]): boolean {
  const { game, pack, position } = gameIn(args);
  return game !== undefined || pack !== undefined || position !== undefined;
}

function gameIn(args: readonly string[]): GameOptions {
  const scan = new Command()
    .helpOption(false)
    .allowUnknownOption()
    .allowExcessArguments()
    .exitOverride()
    .configureOutput({ writeErr: () => {} })
    .option('--game <id>')
    .option('--pack <file>')
    .option('--position <file>');
  try {
    return scan.parse(args, { from: 'user' }).opts<GameOptions>();
  } catch {
    // An option lacks its value: the command itself will report it.
    return {};
  }
}

/** Undefined for an unreadable file: the command itself will report it. */
function readIfSound(file: string): unknown {
  try {
    return readJsonFile(file);
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}

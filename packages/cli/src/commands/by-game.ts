import { printProblem } from '@sandtable/kernel';
import type { Command } from 'commander';
import type { Desk } from '../desk/desk.ts';
import { type Option, OptionInput, type Options, QuestionInput } from '../desk/options.ts';
import { printAnswer } from '../desk/question.ts';
import { GAME_NAMES } from '../games/games.ts';
import { BadInput, BadQuestion, readJsonFile } from '../io/input.ts';
import { nearest } from '../io/nearest.ts';
import type { Output } from '../io/output.ts';
import { FORCE } from '../io/write.ts';
import type { ArenaOptions } from './arena.ts';
import type { LearnOptions } from './learn.ts';
import type { SeriesOptions } from './play-series.ts';

// The commands whose options depend on the game.

interface BatchOptions {
  readonly batch?: string;
  readonly game?: string;
  readonly position?: string;
  readonly json?: true;
}

/** The command `ask`, with a subcommand for every question of the game; `end` takes the exit code. */
export function addAsk(ask: Command, desk: Desk, out: Output, end: (code: number) => void): void {
  ask
    .option('--batch <file>', 'a file of questions, all answered in one run (docs/ask.md)')
    .option('--position <file>', 'the position for questions that name none')
    .option(...PACK)
    .option('--json', 'answers in JSON, one line per question');
  // Allow unknown options, which may belong to another game's question: then the error is about the question, not its options.
  ask.argument('[question]').usage('[options] [command]').allowUnknownOption().allowExcessArguments();
  ask.action(async (question: string | undefined, { batch, ...given }: BatchOptions) => {
    if (question !== undefined) throw strange(question, desk);
    if (batch === undefined) return ask.help({ error: true });
    const { askBatch } = await import('./batch.ts');
    end(await askBatch({ ...given, batch }, out));
  });
  for (const [name, { about, options, answer }] of Object.entries(desk.questions)) {
    const command = ask
      .command(name)
      .description(about)
      .option('--position <file>', 'the position, a JSON file (docs/position.md)')
      .option(...PACK);
    addOptions(command, options).option('--json', 'answers in JSON');
    addGame(command, OF_POSITION).action(async ({ json, position, game: _game, pack: _pack, ...given }: Options) => {
      const source = typeof position === 'string' ? { raw: readJsonFile(position) } : undefined;
      const answered = await answer(new QuestionInput(given, source)).catch(asOption);
      out.write(`${printAnswer(answered, json === true)}\n`);
      end(answered.yes ? 0 : 1);
    });
  }
}

function strange(question: string, { id, questions }: Desk): BadInput {
  if (question.startsWith('-')) return new BadInput(`error: unknown option '${question}'`);
  const names = Object.keys(questions);
  return new BadInput([
    `ask: expected one of ${names.join(', ')} (${id}), got ${question}`,
    ...nearest(question, names).map((name) => `(Did you mean ${name}?)`),
  ]);
}

/** What commander parses; the game's own options by name. */
interface SimulateOptions extends Omit<SeriesOptions, 'mission' | 'switches'> {
  readonly mission?: string;
  readonly set: readonly string[];
  readonly [own: string]: string | true | readonly string[] | undefined;
}

export function addSimulate(command: Command, desk: Desk, out: Output, err: Output): void {
  const { simulate, generator } = desk;
  command.option('--mission <id>', simulate.mission).option(...PACK);
  addOptions(command, [...simulate.switches, ...(generator?.seriesOptions ?? [])])
    .option('--games <number>', 'number of games', '100')
    .option('--game-number <number>', 'plays only this game of the series, from 1 on')
    .option('--save <folder>', 'saves every match played there, to replay, to verify or to open in the app')
    .option(...FORCE)
    .option('--seed <seed>', 'the seed of all chance', '1')
    .option('--bots <names>', 'one bot for all seats, or one for each seat, separated by commas', simulate.bot)
    .option('--player <name>', 'the bot that plays against the AI of a solo mission')
    .option('--set <name=value...>', `rule options, such as ${simulate.set}`, [])
    .option('--workers <number>', 'number of threads (default: one per core)')
    .option(...KEEP)
    .option(...QUEUE)
    .option('--json', 'answers in JSON');
  refuseFor(command, desk.id).action(async (given: SimulateOptions) => {
    const { mission } = given;
    const other = generator?.seriesOptions[0].name;
    if ((mission === undefined) === (other === undefined || given[other] === undefined))
      throw new BadInput(
        other === undefined
          ? '--mission: expected a mission, or all, got nothing'
          : `--mission or --${other}: expected one of them`,
      );
    if (mission === undefined) {
      await generator?.simulate(new OptionInput(optionsOf(given)), switchesOf(desk, given), out, err).catch(asOption);
      return;
    }
    const { simulateSeries } = await import('./play-series.ts');
    await simulateSeries(desk, { ...given, mission, switches: switchesOf(desk, given) }, out, err);
  });
}

function optionsOf(given: SimulateOptions): Options {
  const options: Record<string, string | true> = {};
  for (const [name, value] of Object.entries(given))
    if (typeof value === 'string' || value === true) options[name] = value;
  return options;
}

/** Rule options: from `--set economy=sevenAP`, and from those with an option of their own. */
function switchesOf({ simulate }: Desk, given: SimulateOptions): Record<string, string> {
  const switches: Record<string, string> = {};
  for (const setting of given.set) {
    const [name = '', value] = setting.split('=');
    if (value === undefined) throw new BadInput(`--set: expected name=value, got ${setting}`);
    switches[name] = value;
  }
  for (const { name } of simulate.switches) {
    const value = given[name];
    if (typeof value !== 'string') continue;
    if (switches[name] !== undefined && switches[name] !== value)
      throw new BadInput(`--${name}: expected ${switches[name]}, as --set says, got ${value}`);
    switches[name] = value;
  }
  return switches;
}

export function addLearn(command: Command, desk: Desk, out: Output, err: Output): void {
  command
    .option('--missions <ids>', 'missions, or all, separated by commas', 'all')
    .option('--games <number>', 'games of each mission', '100')
    .option('--seed <seed>', 'the seed of all chance', '1')
    .option('--bot <name>', 'the bot that plays every seat', desk.simulate.bot)
    .option('--workers <number>', 'number of threads (default: one per core)')
    .option(...KEEP)
    .option(...QUEUE)
    .option('--out <file>', 'writes the weights as a module')
    .option(...FORCE)
    .option('--json', 'answers in JSON');
  refuseFor(command, desk.id).action(async (given: LearnOptions) => {
    const { learnChances } = await import('./learn.ts');
    await learnChances(desk, given, out, err);
  });
}

export function addArena(command: Command, desk: Desk, out: Output, err: Output): void {
  const { simulate } = desk;
  command.requiredOption('--bots <names>', 'the bots, separated by commas').option(...PACK);
  addOptions(command, simulate.switches)
    .option('--missions <ids>', 'missions, or all, separated by commas', 'all')
    .option('--games <number>', 'games of each pair in each mission, sides changed after half of them', '20')
    .option('--seed <seed>', 'the seed of all chance', '1')
    .option('--set <name=value...>', `rule options, such as ${simulate.set}`, [])
    .option('--workers <number>', 'number of threads (default: one per core)')
    .option(...KEEP)
    .option(...QUEUE)
    .option('--json', 'answers in JSON');
  refuseFor(command, desk.id).action(async (given: Omit<ArenaOptions, 'switches'> & SimulateOptions) => {
    const { playArena } = await import('./arena.ts');
    await playArena(desk, { ...given, switches: switchesOf(desk, given) }, out, err);
  });
}

export function addGenerate(command: Command, { id, generator }: Desk, out: Output): void {
  if (generator === null) {
    command.allowUnknownOption().allowExcessArguments();
    command.action(() => {
      throw new BadInput(`--game: expected a game whose battles can be generated, got ${id}`);
    });
    return;
  }
  addOptions(command, generator.options).option(...PACK);
  refuseFor(command, id).action(async ({ game: _game, pack: _pack, ...given }: Options) =>
    generator.generate(new OptionInput(given), out).catch(asOption),
  );
}

function addOptions(command: Command, options: readonly Option[]): Command {
  for (const { name, takes = '', about, default: value, required } of options) {
    const flags = `--${name} ${takes}`.trim();
    if (required) command.requiredOption(flags, about, value);
    else command.option(flags, about, value);
  }
  return command;
}

/** `layPack` handles it before any command runs. */
export const PACK: [flags: string, about: string] = ['--pack <file>', 'with a pack of your own (docs/packs.md)'];

/** For commands that play many series. */
export const KEEP: [flags: string, about: string] = [
  '--keep <folder>',
  'keeps what was played there; run again, it goes on where it was',
];

export const QUEUE: [flags: string, about: string] = [
  '--queue <url>',
  'has it played by the workers of a PostgreSQL, such as postgres://name@host/database (docs/simulation.md)',
];

/** For commands that take the game from a position. */
export const OF_POSITION = 'default: that of the position';

export function addGame(command: Command, otherwise = `default: ${GAME_NAMES[0]}`): Command {
  return command.option('--game <id>', `the game: ${GAME_NAMES.join(' or ')} (${otherwise})`);
}

/** Adds the game's name to the error for an unknown option, since another game may have it. */
function refuseFor(command: Command, game: string): Command {
  return command.configureOutput({
    outputError: (text, write) =>
      write(text.replace(/^(error: unknown option '[^']*')/, `$1: ${game} has no such option`)),
  });
}

/** On the command line the fields of a question are options. */
function asOption(error: unknown): never {
  if (!(error instanceof BadQuestion)) throw error;
  throw new BadInput(printProblem({ ...error.problem, field: `--${error.problem.field}` }));
}

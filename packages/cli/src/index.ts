import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '@sandtable/kernel';
import { Command, CommanderError } from 'commander';
import {
  addArena,
  addAsk,
  addGame,
  addGenerate,
  addLearn,
  addSimulate,
  KEEP,
  OF_POSITION,
  PACK,
  QUEUE,
} from './commands/by-game.ts';
import { isHelpAsked, type Shaped, tellOtherGames } from './commands/other-games.ts';
import type { BalanceOptions } from './commands/balance.ts';
import { addHosting, type Hosting } from './commands/hosting.ts';
import type { ReplayOptions, VerifyOptions } from './commands/saves.ts';
import type { WorkerOptions } from './commands/worker.ts';
import { layPack } from './desk/laid-pack.ts';
import { deskNamed, deskOfCommand, GAME_NAMES, isGameAsked } from './games/games.ts';
import { BadInput, explainBreakdown } from './io/input.ts';
import { type Output, shownOn, Stopped } from './io/output.ts';
import { FORCE } from './io/write.ts';

const BAD_INPUT = 2;
const BROKEN = 3;
/** What a shell returns for a command ended by Ctrl-C. */
const STOPPED = 130;

const EXIT_CODES = `
Exit codes: 0 yes; 1 no (the match was altered, the pack is not valid ...); 2 bad input, with a line for each problem;
3 a fault of the program; 130 stopped with Ctrl-C.
Files are JSON of at most 5 MB; - instead of a file reads standard input.
A file that is there already is written over only with --force.`;

/** Runs one command; returns an exit code of `EXIT_CODES`. */
export async function run(args: readonly string[], to: Output, err: Output, hosting?: Hosting): Promise<number> {
  const out = shownOn(to);
  let exitCode = 0;
  const program = new Command('sandtable')
    .description('Tactical hex wargames: every rule enforced, every ruling explained.')
    .version(ownVersion(), '--version', 'prints the version')
    .addHelpText('after', EXIT_CODES)
    .exitOverride()
    // Options after a subcommand belong to it, even if the program has one of the same name.
    .enablePositionalOptions()
    .configureOutput({ writeOut: (text) => void out.write(text), writeErr: (text) => void shownOn(err).write(text) })
    .hook('preAction', (_program, command) => layPack(command.opts<{ pack?: string }>().pack));
  const ask = addGame(program.command('ask'), OF_POSITION).description('asks the rules about a position');
  addGame(program.command('missions'), 'default: all')
    .description('lists the missions')
    .option(...PACK)
    .option('--json', 'answers in JSON')
    .action(async (options: { game?: string; pack?: string; json?: true }) => {
      const { listMissions } = await import('./commands/content.ts');
      await listMissions(options, out);
    });
  const simulate = addGame(program.command('simulate')).description(
    'plays a mission, or generated battles, many times between bots and reports the results',
  );
  const arena = addGame(program.command('arena')).description(
    'lets bots play each other in many missions, with sides changed, and ranks them',
  );
  const learn = addGame(program.command('learn')).description(
    'learns from matches of bots how likely a position is to be won, and says how good that is',
  );
  const generate = addGame(program.command('generate')).description(
    'generates a battle by a draft between bots and writes its set-up',
  );
  program
    .command('verify')
    .description('replays a saved match and checks every die, card and event against the file')
    .argument('<file>', 'the match, an exported file')
    .option(...PACK)
    .option('--seed <seed>', 'the seed, if the file is sealed')
    .option('--part <part...>', 'your part of the seed as your page kept it, or seat=part: must be in the seed')
    .option('--commitment <hash>', 'the hash of the server’s part as your page first saw it: must be the record’s')
    .option('--json', 'answers in JSON')
    .action(async (file: string, options: VerifyOptions) => {
      const { verifyFile } = await import('./commands/saves.ts');
      exitCode = (await verifyFile(file, options, out, err)) ? 0 : 1;
    });
  program
    .command('replay')
    .description('tells a saved match, entry by entry')
    .argument('<file>', 'the match, an exported file')
    .option(...PACK)
    .option('--from <entry>', 'the first entry to tell')
    .option('--to <entry>', 'the last entry to tell')
    .option('--why <entry>', 'why the AI acted as it did in this entry, or in all')
    .option('--seed <seed>', 'the seed, if the file is sealed')
    .option('--json', 'answers in JSON, one line per entry')
    .action(async (file: string, options: ReplayOptions) => {
      const { replayFile } = await import('./commands/saves.ts');
      exitCode = (await replayFile(file, options, out, err)) ? 0 : 1;
    });
  const pack = program.command('pack').description('works with content packs');
  addGame(pack.command('check'))
    .description('checks a content pack and lists whatever is wrong with it')
    .argument('<file>', 'the pack, a JSON file (docs/packs.md)')
    .option('--json', 'answers in JSON')
    .action(async (file: string, options: { game?: string; json?: true }) => {
      const { checkPackFile } = await import('./commands/content.ts');
      exitCode = (await checkPackFile(file, options, out)) ? 0 : 1;
    });
  addGame(pack.command('new'))
    .description('writes a small pack to begin with, with notes')
    .argument('<file>', 'the file to write, such as my.pack.json')
    .option(...FORCE)
    .action(async (file: string, options: { game?: string; force?: true }) => {
      const { writeNewPack } = await import('./commands/content.ts');
      await writeNewPack(file, options, out);
    });
  addGame(pack.command('schema'))
    .description('prints a JSON Schema of packs, with which an editor completes and checks')
    .action(async (options: { game?: string }) => {
      const { printPackSchema } = await import('./commands/content.ts');
      await printPackSchema(options, out);
    });
  program
    .command('balance')
    .description(
      'measures whether missions, guidelines and cards are within their limits, and tries what would bring them in',
    )
    .argument(
      '[file]',
      'writes the sheet into this page, between its marks, such as docs/balance.md (default: prints it)',
    )
    .option('--game <id>', `one game: ${GAME_NAMES.join(' or ')} (default: all)`)
    .option('--bot <name>', 'the bot that plays every seat (default: captain, or corps)')
    .option('--games <number>', 'games of each row', '100')
    .option('--seed <seed>', 'the seed of all chance', '1')
    .option('--only <names>', 'groups or rows, separated by commas, such as firefights,guideline 3')
    .option('--tries <number>', 'changes to try for what is outside', '4')
    .option('--check', 'plays the first games of every row again: is the sheet of this edition?')
    .option(...KEEP)
    .option('--workers <number>', 'number of threads (default: one per core)')
    .option(...QUEUE)
    .option('--json', 'answers in JSON')
    .action(async (file: string | undefined, options: BalanceOptions & { game?: string }) => {
      const { measureBalance } = await import('./commands/balance.ts');
      const names = options.game === undefined ? GAME_NAMES : [options.game];
      const desks = await Promise.all(names.map((name) => deskNamed(name, '--game')));
      exitCode = (await measureBalance(desks, file, options, out, err)) ? 0 : 1;
    });
  program
    .command('worker')
    .description('plays what simulate, arena, learn and balance ask for with --queue, on any machine')
    .requiredOption('--queue <url>', 'the PostgreSQL, such as postgres://name@host/database (docs/simulation.md)')
    .option('--threads <number>', 'so many chunks at once (default: one per core)')
    .option('--lease <seconds>', 'after so much silence others play what it had begun', '10')
    .option('--once', 'ends when nothing is left for it')
    .action(async (options: WorkerOptions) => {
      const { workForOthers } = await import('./commands/worker.ts');
      await workForOthers(options, err);
    });
  addHosting(program, hosting, out, err);
  try {
    const end = (code: number): void => {
      exitCode = code;
    };
    // The options of these depend on the game; `help` may be about any of them.
    const shaped: readonly Shaped[] = [
      [ask, (command, desk) => addAsk(command, desk, out, end)],
      [simulate, (command, desk) => addSimulate(command, desk, out, err)],
      [arena, (command, desk) => addArena(command, desk, out, err)],
      [learn, (command, desk) => addLearn(command, desk, out, err)],
      [generate, (command, desk) => addGenerate(command, desk, out)],
    ];
    if (args[0] === 'help' || shaped.some(([command]) => command.name() === args[0])) {
      const desk = await deskOfCommand(args);
      for (const [command, add] of shaped) add(command, desk);
      if (isHelpAsked(args) && !isGameAsked(args)) await tellOtherGames(shaped, desk);
    }
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : BAD_INPUT;
    if (error instanceof Stopped) {
      err.write(`${error.message}\n`);
      return STOPPED;
    }
    if (!(error instanceof BadInput)) {
      err.write(explainBreakdown(error));
      return BROKEN;
    }
    err.write(`${error.message}\n`);
    return BAD_INPUT;
  } finally {
    layPack(undefined);
  }
}

/** That of the nearest package: this one, or the whole program where the command is one bundle. */
function ownVersion(): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    const file = path.join(folder, 'package.json');
    const read: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    const version = isRecord(read) ? read['version'] : undefined;
    if (typeof version === 'string') return version;
    if (folder === path.dirname(folder)) throw new Error('no package has a version');
  }
}

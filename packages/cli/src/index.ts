import { Command, CommanderError } from 'commander';
import { addAsk } from './ask/commands.ts';
import { BadInput } from './bad-input.ts';
import type { GenerateAsked } from './generate/generate.ts';
import type { Output } from './output.ts';
import type { ReplayAsked } from './replay.ts';
import type { SimulateAsked } from './simulate.ts';

const BAD_INPUT = 2;

/** Runs one command. The exit code: 0 yes, 1 not so, 2 bad input with a line for each thing that is wrong. */
export async function run(args: readonly string[], out: Output, err: Output): Promise<number> {
  let exitCode = 0;
  const program = new Command('sandtable')
    .description('Tactical hex wargames: every rule enforced, every ruling explained.')
    .exitOverride()
    // What stands behind a command is its own, also where the command above has an option of that name.
    .enablePositionalOptions()
    .configureOutput({ writeOut: (text) => void out.write(text), writeErr: (text) => void err.write(text) });
  addAsk(program, out, (code) => {
    exitCode = code;
  });
  program
    .command('missions')
    .description('lists the missions')
    .option('--json', 'answers in JSON')
    .action(async (options: { json?: true }) => {
      const { listMissions } = await import('./missions.ts');
      listMissions(options, out);
    });
  program
    .command('simulate')
    .description('plays a mission many times between bots and reports the results')
    .requiredOption('--mission <id>', 'the mission, such as first-shots; all-solo for every solo mission')
    .option('--games <number>', 'number of games', '100')
    .option('--seed <seed>', 'the seed of all chance', '1')
    .option('--bots <names>', 'one bot for all seats, or one for each seat, separated by commas', 'captain')
    .option('--player <name>', 'the bot that plays against the AI of a solo mission')
    .option('--set <name=value...>', 'rule options, such as economy=sevenAP', [])
    .option('--workers <number>', 'number of threads (default: one per core)')
    .option('--json', 'answers in JSON')
    .action(async (options: SimulateAsked) => {
      const { simulateSeries } = await import('./simulate.ts');
      await simulateSeries(options, out, err);
    });
  program
    .command('generate')
    .description('generates a battle by a draft between bots and writes its set-up')
    .requiredOption('--guideline <number>', 'the guideline, 1 to 8')
    .option('--seed <seed>', 'the seed of all chance', '1')
    .option('--solo', 'a solo mission, with an AI built from the cards')
    .option('--variant', 'the variant of the guideline')
    .option('--hand <number>', 'the hand size, where the variant leaves it open')
    .option('--maps <boards>', 'the boards that may be used, such as b1,b3')
    .option('--style <name>', 'how the bots draft: balanced, aggressive, defensive or random', 'balanced')
    .option('--json', 'answers in JSON')
    .option('--html <file>', 'writes a page to print')
    .option('--position <file>', 'writes a position file')
    .option('--save <file>', 'writes a match to go on with')
    .action(async (options: GenerateAsked) => {
      const { generateBattle } = await import('./generate/generate.ts');
      generateBattle(options, out);
    });
  program
    .command('verify')
    .description('replays a saved match and checks every die, card and event against the file')
    .argument('<file>', 'the match, an exported file')
    .option('--seed <seed>', 'the seed, if the file is sealed')
    .option('--json', 'answers in JSON')
    .action(async (file: string, options: { seed?: string; json?: true }) => {
      const { verifyFile } = await import('./verify.ts');
      exitCode = verifyFile(file, options, out) ? 0 : 1;
    });
  program
    .command('replay')
    .description('tells a saved match, entry by entry')
    .argument('<file>', 'the match, an exported file')
    .option('--from <entry>', 'the first entry to tell')
    .option('--to <entry>', 'the last entry to tell')
    .option('--why <entry>', 'why the AI acted as it did in this entry, or in all')
    .option('--seed <seed>', 'the seed, if the file is sealed')
    .option('--json', 'answers in JSON, one line per entry')
    .action(async (file: string, options: ReplayAsked) => {
      const { replayFile } = await import('./replay.ts');
      replayFile(file, options, out);
    });
  program
    .command('pack')
    .description('works with content packs')
    .command('check')
    .description('checks a content pack and lists whatever is wrong with it')
    .argument('<file>', 'the pack, a JSON file (docs/packs.md)')
    .option('--json', 'answers in JSON')
    .action(async (file: string, options: { json?: true }) => {
      const { checkPackFile } = await import('./check-pack.ts');
      exitCode = checkPackFile(file, options, out) ? 0 : 1;
    });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : BAD_INPUT;
    if (!(error instanceof BadInput)) throw error;
    err.write(`${error.message}\n`);
    return BAD_INPUT;
  }
}

import { Command, CommanderError } from 'commander';
import type { CostAsked, OddsAsked, RallyAsked } from './answer.ts';
import type { AiAsked } from './ask-ai.ts';
import { BadInput } from './bad-input.ts';
import type { Output } from './output.ts';
import type { ReplayAsked } from './replay.ts';
import type { SimulateAsked } from './simulate.ts';

const BAD_INPUT = 2;

/** Runs one command. The exit code: 0 yes, 1 not so, 2 bad input with a one-line reason. */
export async function run(args: readonly string[], out: Output, err: Output): Promise<number> {
  let exitCode = 0;
  const program = new Command('sandtable')
    .description('Tactical hex wargames: every rule enforced, every judgement explained.')
    .exitOverride()
    .configureOutput({ writeOut: (text) => void out.write(text), writeErr: (text) => void err.write(text) });
  const ask = program.command('ask').description('asks the rules about a position');
  const question = (name: string, description: string): Command =>
    ask
      .command(name)
      .description(description)
      .requiredOption('--position <file>', 'the position, a JSON file (docs/position.md)')
      .option('--json', 'answers in JSON');
  const saying = (command: Command): Command =>
    command.option('--say <words>', 'a sentence or its beginning, judged as it stands');
  question('los', 'is there a line of sight between two hexes, and if not, what is in the way?')
    .requiredOption('--from <hex>', 'the hex that looks')
    .requiredOption('--to <hex>', 'the hex that is looked at')
    .action(async (options: { position: string; from: string; to: string; json?: true }) => {
      const { askSight } = await import('./ask-sight.ts');
      exitCode = askSight(options, out) ? 0 : 1;
    });
  saying(question('cost', 'what does one move of a unit cost, term by term, and if it may not be, why not?'))
    .option('--unit <counter>', 'the unit that moves, such as g03')
    .option('--to <hexes>', 'the hex it enters, and after a comma the bonus hexes of a vehicle')
    .action(async (options: CostAsked) => {
      const { answerCost } = await import('./answer.ts');
      exitCode = answerCost(options, out) ? 0 : 1;
    });
  question('reach', 'where can a unit get to by moving, for how much, and which way?')
    .requiredOption('--unit <counter>', 'the unit that moves, such as g03')
    .option('--ap <number>', 'what it may cost in all (7 if left out)')
    .action(async (options: { position: string; unit: string; ap?: string; json?: true }) => {
      const { askReach } = await import('./ask-reach.ts');
      exitCode = askReach(options, out) ? 0 : 1;
    });
  saying(question('odds', 'what does an attack need, term by term, how likely is it, and if it may not be, why not?'))
    .option('--unit <counter>', 'the unit that attacks, such as s01; without it, every attack of the side to move')
    .option('--target <counter>', 'the unit that is attacked, such as g03')
    .option('--with <counters>', 'those that support it, with commas between them')
    .action(async (options: OddsAsked) => {
      const { answerOdds } = await import('./answer.ts');
      exitCode = answerOdds(options, out) ? 0 : 1;
    });
  saying(question('rally', 'what does a unit need to rally, how likely is it, and if it may not, why not?'))
    .option('--unit <counter>', 'the unit that rallies, such as g03; without it, every one of the side to move')
    .action(async (options: RallyAsked) => {
      const { answerRally } = await import('./answer.ts');
      exitCode = answerRally(options, out) ? 0 : 1;
    });
  question('ai', 'what does the AI do by an Order Card, and why?')
    .requiredOption('--card <number>', 'the card that was drawn, by its number; any: a line for each of the deck')
    .option('--seed <seed>', 'what all chance comes from', '1')
    .option('--full', 'everything it was decided by')
    .action(async (options: AiAsked) => {
      const { askAi } = await import('./ask-ai.ts');
      askAi(options, out);
    });
  program
    .command('missions')
    .description('what there is to play')
    .option('--json', 'answers in JSON')
    .action(async (options: { json?: true }) => {
      const { listMissions } = await import('./missions.ts');
      listMissions(options, out);
    });
  program
    .command('simulate')
    .description('plays a mission many times with bots and says what it came to')
    .requiredOption('--mission <id>', 'the mission, such as first-shots; all-solo: every one against the AI')
    .option('--games <number>', 'how many games', '100')
    .option('--seed <seed>', 'what all chance comes from', '1')
    .option('--bots <names>', 'one for all seats, or one for each with commas between them', 'captain')
    .option('--player <name>', 'who plays against the AI of a solo mission')
    .option('--set <name=value...>', 'switches of the rules, such as economy=sevenAP', [])
    .option('--workers <number>', 'threads; as many as the machine has, if left out')
    .option('--json', 'answers in JSON')
    .action(async (options: SimulateAsked) => {
      const { simulateSeries } = await import('./simulate.ts');
      await simulateSeries(options, out, err);
    });
  program
    .command('verify')
    .description('plays a saved match again: is every die, card and event as the file says?')
    .argument('<file>', 'the match, a file that was exported')
    .option('--seed <seed>', 'the seed of a file that was sealed')
    .option('--json', 'answers in JSON')
    .action(async (file: string, options: { seed?: string; json?: true }) => {
      const { verifyFile } = await import('./verify.ts');
      exitCode = verifyFile(file, options, out) ? 0 : 1;
    });
  program
    .command('replay')
    .description('tells a saved match entry by entry')
    .argument('<file>', 'the match, a file that was exported')
    .option('--from <entry>', 'the first entry to tell')
    .option('--to <entry>', 'the last entry to tell')
    .option('--why <entry>', 'how the AI came to what it did in this entry of its own, or in all')
    .option('--seed <seed>', 'the seed of a file that was sealed')
    .option('--json', 'answers in JSON, a line an entry')
    .action(async (file: string, options: ReplayAsked) => {
      const { replayFile } = await import('./replay.ts');
      replayFile(file, options, out);
    });
  program
    .command('pack')
    .description('looks at packs of content')
    .command('check')
    .description('is a pack of content sound, and if not, what is wrong with it?')
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

import { Command, CommanderError } from 'commander';
import { askCost } from './ask-cost.ts';
import { askOdds } from './ask-odds.ts';
import { askRally } from './ask-rally.ts';
import { askReach } from './ask-reach.ts';
import { askSight } from './ask-sight.ts';
import { BadInput } from './bad-input.ts';
import { checkPackFile } from './check-pack.ts';
import type { Output } from './output.ts';

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
  question('los', 'is there a line of sight between two hexes, and if not, what is in the way?')
    .requiredOption('--from <hex>', 'the hex that looks')
    .requiredOption('--to <hex>', 'the hex that is looked at')
    .action((options: { position: string; from: string; to: string; json?: true }) => {
      exitCode = askSight(options, out) ? 0 : 1;
    });
  question('cost', 'what does one move of a unit cost, term by term, and if it may not be, why not?')
    .requiredOption('--unit <counter>', 'the unit that moves, such as g03')
    .requiredOption('--to <hexes>', 'the hex it enters, and after a comma the bonus hexes of a vehicle')
    .action((options: { position: string; unit: string; to: string; json?: true }) => {
      exitCode = askCost(options, out) ? 0 : 1;
    });
  question('reach', 'where can a unit get to by moving, for how much, and which way?')
    .requiredOption('--unit <counter>', 'the unit that moves, such as g03')
    .option('--ap <number>', 'what it may cost in all (7 if left out)')
    .action((options: { position: string; unit: string; ap?: string; json?: true }) => {
      exitCode = askReach(options, out) ? 0 : 1;
    });
  question('odds', 'what does an attack need, term by term, how likely is it, and if it may not be, why not?')
    .requiredOption('--unit <counter>', 'the unit that attacks, such as s01')
    .requiredOption('--target <counter>', 'the unit that is attacked, such as g03')
    .option('--with <counters>', 'those that support it, with commas between them')
    .action((options: { position: string; unit: string; target: string; with?: string; json?: true }) => {
      exitCode = askOdds(options, out) ? 0 : 1;
    });
  question('rally', 'what does a unit need to rally, how likely is it, and if it may not, why not?')
    .requiredOption('--unit <counter>', 'the unit that rallies, such as g03')
    .action((options: { position: string; unit: string; json?: true }) => {
      exitCode = askRally(options, out) ? 0 : 1;
    });
  program
    .command('pack')
    .description('looks at packs of content')
    .command('check')
    .description('is a pack of content sound, and if not, what is wrong with it?')
    .argument('<file>', 'the pack, a JSON file (docs/packs.md)')
    .option('--json', 'answers in JSON')
    .action((file: string, options: { json?: true }) => {
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

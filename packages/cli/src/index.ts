import { Command, CommanderError } from 'commander';
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
  ask
    .command('los')
    .description('is there a line of sight between two hexes, and if not, what is in the way?')
    .requiredOption('--position <file>', 'the position, a JSON file (docs/position.md)')
    .requiredOption('--from <hex>', 'the hex that looks')
    .requiredOption('--to <hex>', 'the hex that is looked at')
    .option('--json', 'answers in JSON')
    .action((options: { position: string; from: string; to: string; json?: true }) => {
      exitCode = askSight(options, out) ? 0 : 1;
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

import type { Command } from 'commander';
import { printProblem } from '@sandtable/kernel';
import { BadInput, BadQuestion } from '../bad-input.ts';
import { readJsonFile } from '../json-file.ts';
import type { Output } from '../output.ts';
import { printAnswer } from './answer.ts';
import { Asked } from './asked.ts';
import { QUESTIONS } from './questions.ts';

/** What a question is asked with, as the command line has it. */
type Given = Readonly<Record<string, string | true>>;

interface BatchGiven {
  readonly batch?: string;
  readonly position?: string;
  readonly json?: true;
}

/** The command `ask`, with a command for every question; the exit code is handed on. */
export function addAsk(program: Command, out: Output, end: (code: number) => void): void {
  const ask = program
    .command('ask')
    .description('asks the rules about a position')
    .option('--batch <file>', 'a file of questions, all answered in one run (docs/ask.md)')
    .option('--position <file>', 'the position for questions that name none')
    .option('--json', 'answers in JSON, one line per question');
  ask.action(async ({ batch, ...given }: BatchGiven) => {
    if (batch === undefined) return ask.help({ error: true });
    const { askBatch } = await import('./batch.ts');
    end(await askBatch({ ...given, batch }, out));
  });
  for (const [name, { about, options, answer }] of Object.entries(QUESTIONS)) {
    const command = ask
      .command(name)
      .description(about)
      .option('--position <file>', 'the position, a JSON file (docs/position.md)');
    for (const option of options) command.option(`--${option.name} ${option.takes ?? ''}`.trim(), option.about);
    command.option('--json', 'answers in JSON').action(async ({ json, position, ...given }: Given) => {
      const source = typeof position === 'string' ? { raw: readJsonFile(position) } : undefined;
      const answered = await answer(new Asked(given, source)).catch(asOption);
      out.write(`${printAnswer(answered, json === true)}\n`);
      end(answered.yes ? 0 : 1);
    });
  }
}

/** On the command line a field of a question is an option. */
function asOption(error: unknown): never {
  if (!(error instanceof BadQuestion)) throw error;
  throw new BadInput(printProblem({ ...error.problem, field: `--${error.problem.field}` }));
}

import type { Command } from 'commander';
import { printAnswer } from '../desk/question.ts';
import { QuestionInput, type Options } from '../desk/options.ts';
import type { Desk } from '../desk/desk.ts';
import { BadInput, readJsonFile } from '../io/input.ts';
import type { Output } from '../io/output.ts';
import { addGame, addOptions, asOption, OF_POSITION } from './options.ts';

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
    .option('--json', 'answers in JSON, one line per question');
  // A question of another game may come with unknown options: it is refused by its name, not by those.
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
      .option('--position <file>', 'the position, a JSON file (docs/position.md)');
    addOptions(command, options).option('--json', 'answers in JSON');
    addGame(command, OF_POSITION).action(async ({ json, position, game: _game, ...given }: Options) => {
      const source = typeof position === 'string' ? { raw: readJsonFile(position) } : undefined;
      const answered = await answer(new QuestionInput(given, source)).catch(asOption);
      out.write(`${printAnswer(answered, json === true)}\n`);
      end(answered.yes ? 0 : 1);
    });
  }
}

function strange(question: string, { id, questions }: Desk): BadInput {
  if (question.startsWith('-')) return new BadInput(`error: unknown option '${question}'`);
  return new BadInput(`ask: expected one of ${Object.keys(questions).join(', ')} (${id}), got ${question}`);
}

import path from 'node:path';
import { clean, describe, printProblem, readJson } from '@sandtable/kernel';
import { type Answer, printAnswer, type Question, type Questions } from '../desk/question.ts';
import { QuestionInput, type Options, type PositionSource } from '../desk/options.ts';
import { deskOfPosition } from '../games/games.ts';
import { BadInput, BadQuestion, jsonIn, readJsonFile, readTextFile, valueOf } from '../io/input.ts';
import type { Output } from '../io/output.ts';

interface Batch {
  readonly batch: string;
  /** For questions that name no position. */
  readonly position?: string;
  /** The game of all questions; by default each position names its own. */
  readonly game?: string;
  readonly json?: true;
}

type Outcome =
  | { readonly code: 0 | 1; readonly answer: Answer }
  | { readonly code: 2; readonly problems: readonly string[] };

/** `ask --batch`: answers every question of a file; returns the highest exit code. */
export async function askBatch({ batch, position, game, json }: Batch, out: Output): Promise<number> {
  const sources = new Map<string, PositionSource>();
  const sourceOf = (file: string): PositionSource => {
    const source = sources.get(file) ?? { raw: readJsonFile(file) };
    sources.set(file, source);
    return source;
  };
  const given = position === undefined ? undefined : sourceOf(position);
  const home = path.dirname(batch);
  let highest = 0;
  for (const [index, raw] of questionsIn(batch).entries()) {
    const outcome = await outcomeOf(raw, game, (where) => {
      if (where === undefined) return given;
      return typeof where === 'string' ? sourceOf(path.resolve(home, where)) : { raw: where };
    });
    highest = Math.max(highest, outcome.code);
    const name = nameOf(raw, index);
    out.write(`${json === true ? JSON.stringify(jsonOf(name, outcome)) : textOf(name, outcome)}\n`);
  }
  return highest;
}

/** A JSON array, or one JSON object per line. */
function questionsIn(file: string): readonly unknown[] {
  const text = readTextFile(file);
  if (text.trimStart().startsWith('[')) {
    const list = valueOf(jsonIn(text, file));
    return Array.isArray(list) ? list : [];
  }
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line): unknown => {
    const question = readJson(line);
    return question.ok ? question.value : line;
  });
}

async function outcomeOf(
  raw: unknown,
  game: string | undefined,
  sourceOf: (where: string | object | undefined) => PositionSource | undefined,
): Promise<Outcome> {
  try {
    const { position, ...rest } = readFields(raw);
    const source = sourceOf(position);
    const { questions } = await deskOfPosition(source?.raw, game);
    const { question, options } = readQuestion(questions, rest);
    const answer = await question.answer(new QuestionInput(options, source));
    return { code: answer.yes ? 0 : 1, answer };
  } catch (error) {
    if (error instanceof BadInput || error instanceof BadQuestion)
      return { code: 2, problems: error.message.split('\n') };
    throw error;
  }
}

interface Fields {
  readonly ask: unknown;
  readonly position: string | object | undefined;
  readonly rest: Readonly<Record<string, unknown>>;
}

function readFields(raw: unknown): Fields {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw new BadInput('the whole: expected a question, such as {"ask": "los", "from": "B06", "to": "F15"}');
  const { ask, position, id: _id, ...rest }: { readonly [field: string]: unknown } = { ...raw };
  if (position !== undefined && typeof position !== 'string' && (typeof position !== 'object' || position === null))
    throw new BadInput(wrong('position', 'a file, or a position itself', position));
  return { ask, position, rest };
}

/** Throws every problem of the options at once. */
function readQuestion(
  questions: Questions,
  { ask, rest }: Omit<Fields, 'position'>,
): { readonly question: Question; readonly options: Options } {
  const question = typeof ask === 'string' && Object.hasOwn(questions, ask) ? questions[ask] : undefined;
  if (question === undefined) throw new BadInput(wrong('ask', `one of ${Object.keys(questions).join(', ')}`, ask));
  const options: Record<string, string | true> = {};
  const problems: string[] = [];
  for (const [name, value] of Object.entries(rest)) {
    const option = question.options.find((each) => each.name === name);
    const isText = typeof value === 'string' || typeof value === 'number';
    if (option === undefined) problems.push(wrong(name, 'no such field', value));
    else if (option.takes === undefined ? typeof value !== 'boolean' : !isText)
      problems.push(wrong(name, option.takes === undefined ? 'true or false' : 'a text or a number', value));
    else if (value !== false) options[name] = value === true ? true : String(value);
  }
  if (problems.length > 0) throw new BadInput(problems);
  return { question, options };
}

function wrong(field: string, expected: string, got: unknown): string {
  return printProblem({ field, expected, got: describe(got) });
}

/** The question's id, or else its number in the file, from 1. */
function nameOf(raw: unknown, index: number): string | number {
  const id = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? id : index + 1;
}

function textOf(name: string | number, outcome: Outcome): string {
  const title = clean(String(name));
  if ('answer' in outcome) return `${title}: ${printAnswer(outcome.answer, false)}`;
  return [`${title}: bad input`, ...outcome.problems].join('\n  ');
}

function jsonOf(name: string | number, outcome: Outcome): object {
  if ('answer' in outcome) return { id: name, code: outcome.code, answer: outcome.answer.json };
  return { id: name, code: outcome.code, problems: outcome.problems };
}

import { clean, fewLines, MOST_PROBLEMS, printProblem, type Problem, type Result } from '@sandtable/kernel';

/** A line is no longer, whatever is quoted in it. */
const LONGEST_LINE = 600;

/** Something the user gave is wrong; the message says what, a line for each thing, and of many the first. */
export class BadInput extends Error {
  /** `count` is the number of all lines, where only the first are given. */
  constructor(given: string | readonly string[], count?: number) {
    const lines = fewLines(typeof given === 'string' ? [given] : given, count);
    super(lines.map((line) => clean(line, LONGEST_LINE)).join('\n'));
  }
}

/** What is asked is wrong, by the names of its options: `unit` is `--unit` on the command line. */
export class BadQuestion extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(printProblem(problem));
    this.problem = problem;
  }
}

/** The value, or an end of the command with what is wrong. */
export function valueOf<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  const { problems } = result;
  throw new BadInput(problems.slice(0, MOST_PROBLEMS).map(printProblem), problems.length);
}

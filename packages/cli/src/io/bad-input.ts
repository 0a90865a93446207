import { clean, fewLines, printProblem, printProblems, type Problem, type Result } from '@sandtable/kernel';

/** A line is no longer, whatever is quoted in it. */
const LONGEST_LINE = 600;

/** Something the user gave is wrong; the message says what, a line for each thing, and of many the first. */
export class BadInput extends Error {
  constructor(...lines: readonly string[]) {
    super(
      fewLines(lines)
        .map((line) => clean(line, LONGEST_LINE))
        .join('\n'),
    );
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
  throw new BadInput(...printProblems(result.problems));
}

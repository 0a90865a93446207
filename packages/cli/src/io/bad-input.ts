import { printProblem, type Problem, type Result } from '@sandtable/kernel';

/** Something the user gave is wrong; the message says what, a line for each thing. */
export class BadInput extends Error {
  constructor(...lines: readonly string[]) {
    super(lines.join('\n'));
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

/** The value, or an end of the command with everything that is wrong. */
export function valueOf<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new BadInput(...result.problems.map(printProblem));
}

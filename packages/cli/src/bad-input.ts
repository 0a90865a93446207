import { printProblem, type Result } from '@sandtable/kernel';

/** Something the user gave is wrong; the message is the one line that says what. */
export class BadInput extends Error {}

/** The value, or an end of the command with the first thing that is wrong. */
export function valueOf<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  const [problem] = result.problems;
  throw new BadInput(problem === undefined ? 'bad input' : printProblem(problem));
}

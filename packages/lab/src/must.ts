import { printProblem, type Result } from '@sandtable/kernel';

/** Programs plan series and check what people give them: what is still wrong here is thrown, in words they can read. */
export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problems.map(printProblem).join('; '));
  return result.value;
}

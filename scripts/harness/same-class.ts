// For tests of speed: records of a kind are made by one factory, with every field in one order, so that the engine gives them
// one hidden class and reads their fields without looking. A slip would cost speed and break nothing, so it is looked for.
import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';

setFlagsFromString('--allow-natives-syntax');
const haveSameMap: (a: object, b: object) => boolean = runInThisContext('(a, b) => %HaveSameMap(a, b)');

/** The kinds of records of which not all are of one class. */
export function mixedKinds(kinds: Readonly<Record<string, readonly object[]>>): string[] {
  return Object.entries(kinds).flatMap(([kind, records]) => {
    const [first] = records;
    return first === undefined || records.every((record) => haveSameMap(first, record)) ? [] : [kind];
  });
}

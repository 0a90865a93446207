// One factory makes all records of a kind with their fields in one order, so that V8 gives them one hidden class. A slip would break
// nothing and cost speed, so tests look for it.
import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';

setFlagsFromString('--allow-natives-syntax');
const haveSameMap: (a: object, b: object) => boolean = runInThisContext('(a, b) => %HaveSameMap(a, b)');

/** The kinds whose records do not all share one hidden class. */
export function mixedKinds(kinds: Readonly<Record<string, readonly object[]>>): string[] {
  return Object.entries(kinds).flatMap(([kind, records]) => {
    const [first] = records;
    return first === undefined || records.every((record) => haveSameMap(first, record)) ? [] : [kind];
  });
}

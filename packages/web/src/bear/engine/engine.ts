import { bear, type BearSystem, checkPack, defaultPack, fieldsOf, type Pack } from '@sandtable/bear';
import { printProblem } from '@sandtable/kernel';

/** The game as the app plays it: its content, its rules, and the ground under a view. */
export interface Engine {
  readonly pack: Pack;
  readonly system: BearSystem;
  /** A view on its map, as judgements and words take it. */
  readonly on: ReturnType<typeof fieldsOf>;
}

let made: Engine | undefined;

/** Made once: boards and tables are shared by all that is shown of a match. */
export function engine(): Engine {
  made ??= makeEngine();
  return made;
}

function makeEngine(): Engine {
  const pack = checkPack(defaultPack);
  if (!pack.ok) throw new Error(`our own pack is invalid: ${pack.problems.map(printProblem).join('; ')}`);
  return { pack: pack.value, system: bear(pack.value), on: fieldsOf(pack.value) };
}

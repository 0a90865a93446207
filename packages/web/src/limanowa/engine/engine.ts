import { checkPack, defaultPack, fieldsOf, limanowa, type LimanowaSystem, type Pack } from '@sandtable/limanowa';
import { printProblem } from '@sandtable/kernel';

/** The game as the app plays it: its content, its rules, and the map under a view. */
export interface Engine {
  readonly pack: Pack;
  readonly system: LimanowaSystem;
  /** A view on its map, as judgements and words take it. */
  readonly on: ReturnType<typeof fieldsOf>;
}

let made: Engine | undefined;

/** Made once: the map and its tables are shared by all that is shown of a match. */
export function engine(): Engine {
  made ??= makeEngine();
  return made;
}

function makeEngine(): Engine {
  const pack = checkPack(defaultPack);
  if (!pack.ok) throw new Error(`our own pack is invalid: ${pack.problems.map(printProblem).join('; ')}`);
  return { pack: pack.value, system: limanowa(pack.value), on: fieldsOf(pack.value) };
}

import type { AnyGame } from '../face/game.ts';
import type { GeneratorFace } from '../face/generator.ts';
import { loadingOnce } from '../ui/loading-once.ts';

const once = loadingOnce<GeneratorFace>();

/** The generators of a game, loaded once: always the same promise, as React's `use` wants it. */
export function generatorOf({ id, generator }: AnyGame): Promise<GeneratorFace> {
  if (generator === null) throw new Error(`${id} has no generator`);
  return once(id, generator);
}

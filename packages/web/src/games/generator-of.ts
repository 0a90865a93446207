import type { AnyGame } from '../face/game.ts';
import type { GeneratorFace } from '../face/generator.ts';

const asked = new Map<string, Promise<GeneratorFace>>();

/** The generators of a game, loaded once: always the same promise, as React's `use` wants it. */
export function generatorOf({ id, generator }: AnyGame): Promise<GeneratorFace> {
  if (generator === null) throw new Error(`${id} has no generator`);
  const found = asked.get(id) ?? generator();
  asked.set(id, found);
  return found;
}

import { type Realm, UnfittedError } from '@sandtable/kernel';
import type { LinkFace } from '../face/link.ts';
import { MissingPackError } from './missing-pack.ts';

export class UnloadedError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

const fittedParts = new WeakMap<object, Set<string>>();

/** The late parts of the game that matches in this worker needed. */
export function partsLoaded<R extends Realm>(game: LinkFace<R>): readonly string[] {
  return [...(fittedParts.get(game) ?? [])];
}

export async function fetchPart<R extends Realm>(game: LinkFace<R>, part: string): Promise<void> {
  fittedParts.set(game, new Set([...partsLoaded(game), part]));
  await game.loadRest?.(part).catch((error: unknown) => {
    throw error instanceof MissingPackError ? error : new UnloadedError(error);
  });
}

/** Runs work that may need late parts of the game; whenever one is missing, loads it and runs the work again. */
export async function withRest<R extends Realm, T>(game: LinkFace<R>, work: () => T | Promise<T>): Promise<T> {
  const fetched = new Set<string>();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof UnfittedError) || game.loadRest === undefined || fetched.has(error.part)) throw error;
      fetched.add(error.part);
      await fetchPart(game, error.part);
    }
  }
}

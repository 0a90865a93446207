import { madeOnce } from '@sandtable/kernel';
import type { Position } from './position.ts';

/** A game as the app plays it: its content pack and its rules, with functions that put a view on its map. */
export interface GameEngine<Pack, System, View extends object, Seen> {
  readonly pack: Pack;
  readonly system: System;
  /** Puts a view on its map, in the form that judgements and texts need. */
  readonly on: (view: View) => Seen;
  /** The same, memoised per view, so that React sees the same object each time. */
  readonly seenIn: (view: View) => Seen;
}

/** Makes the engine on first use, so that everything on the screen shares its map and tables. */
export function engineFor<Pack, System, View extends object, Seen>(
  packOf: () => Pack,
  systemFor: (pack: Pack) => System,
  fieldsOf: (pack: Pack) => (view: View) => Seen,
): () => GameEngine<Pack, System, View, Seen> {
  let made: GameEngine<Pack, System, View, Seen> | undefined;
  return () => {
    if (made !== undefined) return made;
    const pack = packOf();
    const on = fieldsOf(pack);
    made = { pack, system: systemFor(pack), on, seenIn: madeOnce((view: View) => on(view)) };
    return made;
  };
}

/** Makes the Position of each view once. `judgedOnce` wraps a judge so that it answers each question about a view only once. */
export function positionsOf<Judging extends object, View extends object, Seen>(
  judgedOnce: (system: Judging) => Judging,
  makePosition: (game: Judging, seen: Seen) => Position,
): (engine: GameEngine<unknown, Judging, View, Seen>, view: View) => Position {
  const judgeOf = madeOnce(judgedOnce);
  const positionOf = madeOnce((view: View, engine: GameEngine<unknown, Judging, View, Seen>) =>
    makePosition(judgeOf(engine.system), engine.seenIn(view)),
  );
  return (engine, view) => positionOf(view, engine);
}

import { madeOnce } from '@sandtable/kernel';
import type { Position } from './position.ts';

/** A game as the app plays it: its content, its rules, and its maps. */
export interface GameEngine<Pack, System, View extends object, Seen> {
  readonly pack: Pack;
  readonly system: System;
  /** Puts a view on its map, as judgements and words take it. */
  readonly on: (view: View) => Seen;
  /** The same, once for each view: what React compares stays the same object. */
  readonly seenIn: (view: View) => Seen;
}

/** Makes the engine on first use: everything shown of a match shares its map and tables. */
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

/** The position of each view, made once. `judgedOnce` makes a judge that answers each question about a view only once. */
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

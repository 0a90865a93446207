/** A game as the app plays it: its content, its rules, and the ground under a view. */
export interface GameEngine<Pack, System, Fields> {
  readonly pack: Pack;
  readonly system: System;
  /** A view on its map, as judgements and words take it. */
  readonly on: Fields;
}

/** Made once, when it is first asked for: the map and its tables are shared by all that is shown of a match. */
export function engineFor<Pack, System, Fields>(
  packOf: () => Pack,
  systemFor: (pack: Pack) => System,
  fieldsOf: (pack: Pack) => Fields,
): () => GameEngine<Pack, System, Fields> {
  let made: GameEngine<Pack, System, Fields> | undefined;
  return () => {
    if (made !== undefined) return made;
    const pack = packOf();
    made = { pack, system: systemFor(pack), on: fieldsOf(pack) };
    return made;
  };
}

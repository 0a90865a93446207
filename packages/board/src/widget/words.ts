import type { MapPicture, Scene } from '../model.ts';

/** What is said of each hex in play, with all that is in it, in the order of the map. */
export function hexWords(map: MapPicture, { pieces, markers }: Scene): ReadonlyMap<string, string> {
  const said = new Map(map.hexes.filter(({ isInPlay }) => isInPlay).map(({ id, words }) => [id, [words]]));
  for (const { at, words } of [...markers, ...pieces]) said.get(at)?.push(words);
  return new Map([...said].map(([id, words]) => [id, words.filter((each) => each !== '').join('; ')]));
}

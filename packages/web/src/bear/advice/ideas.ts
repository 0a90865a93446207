import { nameOfHex, type Suggestion, unitOf, type View } from '@sandtable/bear';
import type { Idea } from '../../face/advice.ts';
import type { Overlays } from '../../face/field.ts';
import type { BearSaying } from '../speech/saying.ts';

type Advise = (view: View) => readonly Suggestion[];

/** A judge's suggestions in the form that the screen shows, with the chances from the box beside the hex. */
export function ideasWith(advise: Advise): (saying: BearSaying) => readonly Idea[] {
  return (saying) => advise(saying.seen.view).map((suggestion) => ideaOf(saying, suggestion));
}

function ideaOf(saying: BearSaying, suggestion: Suggestion): Idea {
  const { sentence, ...words } = suggestion;
  const glance = saying.position.glance(sentence, { before: [], roll: null });
  return { ...words, words: sentence, glance, overlays: shotOf(saying, suggestion, glance?.chance ?? '') };
}

function shotOf({ seen }: BearSaying, { unit, target }: Suggestion, chance: string): Overlays {
  if (target === -1 || unit === -1) return [];
  const [at, from] = [nameOfHex(seen.map, target), unitOf(seen, unit).at];
  const tag = { kind: 'fire', at, text: chance } as const;
  if (from === -1 || from === target) return [tag];
  return [{ kind: 'way', manner: 'fire', through: [nameOfHex(seen.map, from), at], isFaint: true }, tag];
}

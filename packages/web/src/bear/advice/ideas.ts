import type { Sentence } from '@sandtable/kernel';
import { nameOfHex, type Suggestion, unitOf, type View } from '@sandtable/bear';
import type { BestOrder, Idea } from '../../face/advice.ts';
import type { Overlays } from '../../face/field.ts';
import type { BearSaying } from '../speech/saying.ts';

type Advise = (view: View, best?: Sentence) => readonly Suggestion[];

/** A judge's suggestions in the form that the screen shows, with the chances from the box beside the hex. */
export function ideasWith(advise: Advise): (saying: BearSaying, best?: BestOrder) => readonly Idea[] {
  return (saying, best) =>
    advise(saying.seen.view, best?.sentence).map((suggestion, place) =>
      ideaOf(saying, suggestion, place === 0 ? (best?.next ?? null) : null),
    );
}

function ideaOf(saying: BearSaying, suggestion: Suggestion, next: Sentence | null): Idea {
  const { sentence, ...words } = suggestion;
  const { position } = saying;
  const put = next === null ? undefined : position.rolls(sentence).find(({ word }) => word === next[0])?.word;
  const glance = position.glance(sentence, { before: [], roll: put ?? null });
  const roll = put === undefined ? {} : { roll: put };
  return { ...words, ...roll, words: sentence, glance, overlays: shotOf(saying, suggestion, glance?.chance ?? '') };
}

function shotOf({ seen }: BearSaying, { unit, target }: Suggestion, chance: string): Overlays {
  if (target === -1 || unit === -1) return [];
  const [at, from] = [nameOfHex(seen.map, target), unitOf(seen, unit).at];
  const tag = { kind: 'fire', at, text: chance } as const;
  if (from === -1 || from === target) return [tag];
  return [{ kind: 'way', manner: 'fire', through: [nameOfHex(seen.map, from), at], isFaint: true }, tag];
}

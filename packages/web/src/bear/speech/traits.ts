import type { Bear, BearTraits } from '@sandtable/bear';
import type { Sentence, VerbInfo } from '@sandtable/kernel';
import type { Judged } from './saying.ts';

/** The verbs that these words can be a beginning of, by the first fixed word among them; else those that have none. */
export function verbsIn({ game, seen }: Omit<Judged, 'words'>, words: Sentence): readonly VerbInfo<Bear>[] {
  const verbs = game.pending(seen.view)?.verbs ?? [];
  const said = words.find((each) => verbs.some(({ word }) => word === each)) ?? null;
  return verbs.filter(({ word }) => word === said);
}

type Trait = 'rolls' | 'goes' | 'strikes';

export function hasTrait(saying: Omit<Judged, 'words'>, words: Sentence, trait: Trait & keyof BearTraits): boolean {
  return verbsIn(saying, words).some(({ traits }) => traits[trait] === true);
}

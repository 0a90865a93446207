import { type Bear, type BearSystem, type BearTraits, type PlayerId, playerId, type Seen } from '@sandtable/bear';
import type { Sentence, VerbInfo } from '@sandtable/kernel';
import type { Saying } from '../../saying/saying.ts';

export type Judge = Pick<BearSystem, 'offers' | 'heard' | 'judge' | 'pending'>;

export interface JudgedView {
  readonly game: Judge;
  readonly seen: Seen;
}

export interface BearSaying extends Saying, JudgedView {}

export function askedKey({ game, seen }: JudgedView): string | null {
  return game.pending(seen.view)?.key ?? null;
}

/** The index of the player asked; -1 for none, and for the AI's procedure. */
export function askedPlayer({ game, seen }: JudgedView): PlayerId {
  const seat = game.pending(seen.view)?.seat;
  return playerId(seen.view.players.findIndex((player) => player.seat === seat));
}

/** The verbs these words may begin: those of the first verb word among them, or else those without a word. */
export function verbsIn({ game, seen }: JudgedView, words: Sentence): readonly VerbInfo<Bear>[] {
  const verbs = game.pending(seen.view)?.verbs ?? [];
  const said = words.find((each) => verbs.some(({ word }) => word === each)) ?? null;
  return verbs.filter(({ word }) => word === said);
}

type Trait = 'rolls' | 'goes' | 'marches' | 'strikes';

export function hasTrait(saying: JudgedView, words: Sentence, trait: Trait & keyof BearTraits): boolean {
  return verbsIn(saying, words).some(({ traits }) => traits[trait] === true);
}

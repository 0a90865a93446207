import { Rehearsal, Script } from '@sandtable/kernel/testing';
import type { Side } from '../model/pack/unit-type.ts';
import { type BearMatch, game, pack } from './match.ts';

/** The index of a Generator Card: `S03`. */
export function cardPlace(word: string): number {
  const side: Side = word.startsWith('S') ? 'soviet' : 'german';
  const place = pack.generatorCards.findIndex((card) => card.side === side && card.number === Number(word.slice(1)));
  if (place === -1) throw new Error(`no Generator Card '${word}'`);
  return place;
}

/** The index of an AI tile: `S03`. */
export function tilePlace(word: string): number {
  const side: Side = word.startsWith('S') ? 'soviet' : 'german';
  const place = pack.aiTiles.findIndex((tile) => tile.side === side && tile.number === Number(word.slice(1)));
  if (place === -1) throw new Error(`no AI tile '${word}'`);
  return place;
}

interface SoloDraft {
  readonly guideline?: number | object;
  /** All chance of the generation: dice as they fall, cards as they are drawn (`S03`). */
  readonly generator?: readonly (number | string)[];
  readonly draft?: object;
  readonly options?: object;
  readonly seed?: string;
}

/** A solo mission to be generated: `match.say('b1')`, `match.say('b1-top')`, `match.say('soviet-03 bottom')` ... */
export function soloDraft({ guideline = 1, generator, draft = {}, options = {}, seed }: SoloDraft = {}): BearMatch {
  const numbers = generator?.map((each) => (typeof each === 'string' ? cardPlace(each) : each));
  const script = numbers === undefined ? undefined : new Script({ generator: numbers });
  return new Rehearsal(
    game,
    { ...options, draft: { guideline, solo: { capsLess: 0, commandCardsOut: 0 }, ...draft } },
    { script, ...(seed === undefined ? {} : { seed }) },
  );
}

// The cards of GT-02 in order; the German ones are played for their bottoms, so that nothing has to be placed.
const DRAWN = ['S03', 'S01', 'G04', 'G03', 'S01', 'S04', 'G03', 'G01', 'S04', 'S02', 'G01', 'G02', 'S02', 'G02'];
const PLAYS = [
  'soviet-03 bottom',
  'german-04 bottom',
  'soviet-01 top',
  'german-03 bottom',
  'soviet-04 top',
  'german-01 bottom',
  'soviet-02 bottom',
  'german-02 bottom',
];

interface Built extends Pick<SoloDraft, 'draft' | 'options'> {
  /** The die for the player's side, and one for a tie. */
  readonly dice: readonly number[];
}

/** Guideline 1 with board 1, completely played; the Soviet is side A. */
export function builtSolo({ dice, ...rest }: Built): BearMatch {
  const match = soloDraft({ generator: [5, ...DRAWN, ...dice], ...rest });
  match.say('b1').say('b1-top');
  for (const play of PLAYS) match.say(play);
  return match;
}

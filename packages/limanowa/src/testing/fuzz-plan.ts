import { randomOf, type Word } from '@sandtable/kernel';
import { EFFECTS } from '../model/battlecard.ts';
import { GARRISON_RULES } from '../model/options.ts';
import { SIDES } from '../model/forces.ts';
import { DICE } from '../model/pack.ts';
import { LEVELS } from '../model/mission.ts';
import { ANSWER_WORDS, DISCLOSE, ORDER_WORDS } from '../model/speech.ts';

/** A random match: mission, switches and seed. */
interface MatchSample {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
}

/** Draws every switch from the seed. */
export function sampleMatch(mission: string, seed: string): MatchSample {
  const random = randomOf(seed, `options of ${mission}`);
  const flag = (): boolean => random.below(2) === 0;
  return {
    options: {
      mission,
      level: random.pick(LEVELS),
      die: random.pick(DICE),
      players: random.pick([2, 3, 4]),
      shared: random.pick(SIDES),
      concentricBonus: flag(),
      aiWoundsFromArtillery: flag(),
      garrison: random.pick(GARRISON_RULES),
    },
    seed,
  };
}

/** Words of every kind, to be tried at moments where they do not belong. */
export const EVERY_WORD: readonly Word[] = [
  ...['a01', 'a03', 'a08', 'a16', 'r01', 'r05', 'r16', 'a99', 'a1', 'g03'],
  ...['0604', '0303', '1110', '0010', '1200', '604', '6,4'],
  DISCLOSE,
  ...ORDER_WORDS,
  ...ANSWER_WORDS,
  ...EFFECTS,
];

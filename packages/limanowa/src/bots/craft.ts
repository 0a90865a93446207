import type { Bot, Random, Sentence } from '@sandtable/kernel';
import type { Pack } from '../model/pack.ts';
import type { LimanowaSystem, View } from '../model/state.ts';
import { corpsFor } from './corps/corps.ts';
import { repertoireFor } from './corps/repertoire.ts';

/** What a search needs of this game: who plays on, what is worth a trial, and how many VP are half as good as a win. */
export interface LimanowaCraft {
  readonly system: LimanowaSystem;
  readonly bot: Bot<View>;
  readonly candidates: (view: View, random: Random) => readonly Sentence[];
  readonly scale: number;
  /** A match is over soon enough to be played to its end. */
  readonly outlook: null;
}

export function craftFor(system: LimanowaSystem, pack: Pack): LimanowaCraft {
  return {
    system,
    bot: corpsFor(pack),
    candidates: repertoireFor(system, pack),
    scale: 3,
    outlook: null,
  };
}

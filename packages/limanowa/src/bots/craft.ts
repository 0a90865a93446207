import type { Craft } from '@sandtable/kernel';
import type { Pack } from '../model/pack.ts';
import type { Limanowa, LimanowaSystem } from '../model/state.ts';
import { corpsFor } from './corps/corps.ts';
import { repertoireFor } from './corps/repertoire.ts';

/** A lead of three VP is worth half a win. Matches are short enough to play to the end. */
export function craftFor(system: LimanowaSystem, pack: Pack): Craft<Limanowa> {
  return {
    system,
    bot: corpsFor(pack),
    candidates: repertoireFor(system, pack),
    scale: 3,
    outlook: null,
  };
}

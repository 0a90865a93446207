import type { Bot } from '@sandtable/kernel';
import type { Pack } from '../model/pack.ts';
import type { LimanowaSystem, View } from '../model/state.ts';
import type { BotName } from './bot-names.ts';
import { corpsFor } from './corps/corps.ts';

/** Bots get a view and answer with whole sentences, judged like anyone's. `pack` must be the system's own. */
export function botsFor(system: LimanowaSystem, pack: Pack): Readonly<Record<BotName, Bot<View>>> {
  return {
    random: (view, random) => system.anySentence(view, random),
    corps: corpsFor(pack),
  };
}

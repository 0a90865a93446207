import type { Bot } from '@sandtable/kernel';
import type { Pack } from '../model/pack.ts';
import type { LimanowaSystem, View } from '../model/state.ts';
import { corpsFor } from './corps/corps.ts';

/** From the weakest up. */
export const BOT_NAMES = ['random', 'corps'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** Bots get a view and answer with whole sentences, judged like anyone's. `pack` must be the system's own. */
export function botsFor(system: LimanowaSystem, pack: Pack): Readonly<Record<BotName, Bot<View>>> {
  return {
    random: (view, random) => system.anySentence(view, random),
    corps: corpsFor(pack),
  };
}

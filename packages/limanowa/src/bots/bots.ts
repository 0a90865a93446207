import type { Bot } from '@sandtable/kernel';
import type { Pack } from '../model/pack.ts';
import type { LimanowaSystem, View } from '../model/state.ts';
import { corpsFor } from './corps/corps.ts';

/** The players of code that there are, from the weakest on. */
export const BOT_NAMES = ['random', 'corps'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** They see a view and speak whole sentences, which are judged like anyone's. The pack is that of the system. */
export function botsFor(system: LimanowaSystem, pack: Pack): Readonly<Record<BotName, Bot<View>>> {
  return {
    random: (view, random) => system.anySentence(view, random),
    corps: corpsFor(pack),
  };
}

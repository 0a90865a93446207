import type { Bot } from '@sandtable/kernel';
import type { Pack } from '../model/pack.ts';
import type { View } from '../model/state.ts';
import type { BearSystem } from '../model/state.ts';
import { captainFor } from './captain/captain.ts';

/** The players of code that there are, from the weakest on. */
export const BOT_NAMES = ['random', 'captain'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** They see a view and speak whole sentences, which are judged like anyone's. The pack is that of the system. */
export function botsFor(system: BearSystem, pack: Pack): Readonly<Record<BotName, Bot<View>>> {
  return {
    random: (view, random) => system.anySentence(view, random),
    captain: captainFor(system, pack),
  };
}

import type { Bot } from '@sandtable/kernel';
import { botsFor } from '../../bots/bots.ts';
import type { Pack } from '../../model/pack.ts';
import type { LimanowaSystem, View } from '../../model/state.ts';
import { limanowa } from '../../system.ts';

/** A game and a bot that plays to win. */
export interface Bench {
  readonly pack: Pack;
  readonly system: LimanowaSystem;
  readonly bot: Bot<View>;
}

export function benchOf(pack: Pack): Bench {
  const system = limanowa(pack);
  return { pack, system, bot: botsFor(system, pack).corps };
}

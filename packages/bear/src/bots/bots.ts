import type { Bot, Craft } from '@sandtable/kernel';
import type { Pack } from '../model/pack/pack.ts';
import type { Bear, BearSystem, View } from '../model/battle/state.ts';
import type { BotName } from './bot-names.ts';
import { captainFor, repertoireFor } from './captain/captain.ts';
import { drafterFor, isDrafting } from './drafter/drafter.ts';
import { recruitFor } from './recruit.ts';
import type { DraftStyle } from './drafter/liking.ts';
import { outlookFor } from './value/chance.ts';

/** Bots see a view and answer with sentences that are judged like a player's. `pack` is the system's pack. */
export function botsFor(system: BearSystem, pack: Pack): Readonly<Record<BotName, Bot<View>>> {
  const fights = captainFor(system, pack);
  const captain = (style: DraftStyle): Bot<View> => {
    const drafts = drafterFor(system, pack, style);
    return (view, random) => (isDrafting(view) ? drafts(view, random) : fights(view, random));
  };
  return {
    random: (view, random) => system.anySentence(view, random),
    recruit: recruitFor(pack, captain('balanced')),
    captain: captain('balanced'),
    'captain-aggressive': captain('aggressive'),
    'captain-defensive': captain('defensive'),
  };
}

/** A lead of three VP counts half as much as a win. */
export function craftFor(system: BearSystem, pack: Pack): Craft<Bear> {
  return {
    system,
    bot: botsFor(system, pack).captain,
    candidates: repertoireFor(pack),
    scale: 3,
    outlook: outlookFor(pack),
  };
}

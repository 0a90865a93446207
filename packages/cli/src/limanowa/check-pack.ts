import { checkPack } from '@sandtable/limanowa';
import { ok } from '@sandtable/kernel';
import type { PackCheck } from '../desk/desk.ts';

/** What a sound pack of Limanowa holds. */
export const checkLimanowaPack: PackCheck = (raw) => {
  const checked = checkPack(raw);
  if (!checked.ok) return checked;
  const { id, name, hash, unitTypes, cards, maps, missions } = checked.value;
  const counts = {
    unitTypes: unitTypes.length,
    battlecards: cards.reduce((sum, { copies }) => sum + copies, 0),
    maps: maps.length,
    missions: missions.length,
  };
  return ok({ id, name, hash, counts });
};

import { checkPack } from '@sandtable/bear';
import { ok } from '@sandtable/kernel';
import type { PackCheck } from '../desk/desk.ts';

/** What a sound pack of bear holds. */
export const checkBearPack: PackCheck = (raw) => {
  const checked = checkPack(raw);
  if (!checked.ok) return checked;
  const { id, name, hash, unitTypes, counters, boards, hitMarkers, actionCards, orderCards, missions } = checked.value;
  const counts = {
    unitTypes: unitTypes.length,
    counters: counters.length,
    boards: boards.length,
    hitMarkers: total(hitMarkers),
    actionCards: total(actionCards),
    orderCards: orderCards.length,
    missions: missions.length,
  };
  return ok({ id, name, hash, counts });
};

function total(kinds: readonly { readonly copies: number }[]): number {
  return kinds.reduce((sum, { copies }) => sum + copies, 0);
}

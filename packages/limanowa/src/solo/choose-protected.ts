import type { UnitId } from '../model/ids.ts';
import type { LimanowaIo, Seen } from '../model/state.ts';
import { holdsObjective } from './ai-side.ts';
import { chooseBy, type Choosing, LS7C1, LS7C2, own } from './tables.ts';
import type { AiReason } from './trace.ts';

/** LS7C: which of several AI units a card or an ability is for, those on objectives before all others. */
export function chooseProtected(seen: Seen, io: LimanowaIo, among: readonly UnitId[], choosing: Choosing): UnitId {
  const holders = among.filter((unit) => holdsObjective(seen, unit));
  const row = holders.length === 1 ? LS7C1 : LS7C2;
  const candidates = holders.length === 0 ? among : holders;
  const others = io.trace === null ? [] : among.filter((unit) => !candidates.includes(unit));
  const why = others.map((unit): AiReason => ({ rule: row.row, key: 'holdsNone', unit }));
  return chooseBy(
    io,
    row,
    candidates.map((unit) => own(seen, unit)),
    why.length === 0 ? choosing : { ...choosing, passedOver: [...choosing.passedOver, ...why] },
  ).unit;
}

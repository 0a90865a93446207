import { heldUnit } from '../../model/battle.ts';
import type { HexId, UnitId } from '../../model/ids.ts';
import type { Held, LimanowaIo } from '../../model/state.ts';
import type { FieldEvent } from '../../model/event.ts';

type MovedAs = Extract<FieldEvent, { readonly key: 'moved' }>['as'];

/** Puts a unit on a hex, which must be free. */
export function moveUnit(held: Held, unit: UnitId, to: HexId, as: MovedAs, rule: string, io: LimanowaIo): void {
  const moving = heldUnit(held, unit);
  const from = moving.at;
  moving.at = to;
  io.emit({ rule, key: 'moved', unit, from, to, as });
}

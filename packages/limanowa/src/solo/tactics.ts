import { type CorpsId, type UnitId } from '../model/ids.ts';
import type { Held, LimanowaIo } from '../model/state.ts';
import { tacticianOf } from '../rules/combat/tactics.ts';
import { chooseProtected } from './choose-protected.ts';

/** LS3.2d: whom an officer of the AI helps, of the attacked units beside him that can hit somebody with it. */
export function chooseTactics(held: Held, io: LimanowaIo, corps: CorpsId, among: readonly UnitId[]): UnitId {
  return chooseProtected(held, io, among, { what: 'tactics', by: tacticianOf(held, corps), passedOver: [] });
}

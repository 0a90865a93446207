import type { Facing } from '@sandtable/hex';
import { unitOf } from '../model/battle/battle.ts';
import { NONE, type UnitId } from '../model/ids.ts';
import { facingOf } from '../rules/units/figures.ts';
import type { Thought } from './thought.ts';

// S5.5: an AI that is carried is judged as if it stood in the hex.

export function isCarried({ seen }: Thought, ai: UnitId): boolean {
  return unitOf(seen, ai).carrier !== NONE;
}

/** The same thought where it stands beside its carrier, facing so or as its carrier does; itself, if it is not carried. */
export function asIfOff(thought: Thought, ai: UnitId, facing?: Facing): Thought {
  if (!isCarried(thought, ai)) return thought;
  const { seen } = thought;
  const off = { ...unitOf(seen, ai), carrier: NONE, facing: facing ?? facingOf(seen, ai) };
  const units = seen.view.units.with(ai, off);
  return { ...thought, seen: { ...seen, view: { ...seen.view, units } }, facts: new Map() };
}

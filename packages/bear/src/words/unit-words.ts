import { printFacing } from '@sandtable/hex';
import { type Battle, counterOf, unitOf } from '../model/battle/battle.ts';
import { facingOf, shelterOf } from '../rules/units/figures.ts';
import { isRumor } from '../model/pack/unit-type.ts';
import { HIT_NAMES } from './hit-words.ts';
import { NONE, type UnitId } from '../model/ids.ts';
import { unitTitle } from './unit-name.ts';

/** `Soviet Rifle squad 05, fresh, facing NE, Pinned`: all that is to be seen of it. */
export function explainUnit(battle: Battle, unit: UnitId): string {
  return [unitTitle(battle, unit), ...unitStates(battle, unit)].join(', ');
}

/** `spent`, `facing NE`, `Pinned`, `in the trench` */
export function unitStates(battle: Battle, unit: UnitId): string[] {
  const { spent, hit, hasty, hidden, carrier, snag, exposed, at } = unitOf(battle, unit);
  const shelter = shelterOf(battle, unit);
  const faces = at !== NONE && !hidden && !isRumor(counterOf(battle, unit).type);
  return [
    spent ? 'spent' : 'fresh',
    ...(faces ? [`facing ${printFacing(facingOf(battle, unit))}`] : []),
    ...(hit === NONE ? [] : [hitName(battle, hit)]),
    ...(hidden ? ['hidden'] : []),
    ...(carrier === NONE ? [] : [`carried by ${counterOf(battle, carrier).word}`]),
    ...(shelter === null ? [] : [`in the ${shelter}`]),
    ...(hasty ? ['dug in'] : []),
    ...(snag === 'none' ? [] : ['stuck']),
    ...(exposed ? ['moved in the open'] : []),
  ];
}

function hitName({ pack }: Battle, hit: number | null): string {
  if (hit === null) return 'hit, marker face down';
  const kind = pack.hitMarkers[hit]?.kind;
  return kind === undefined ? 'hit without a marker' : HIT_NAMES[kind];
}

import { nameOfHex } from '../board/map.ts';
import { type Battle, counterOf, unitOf } from '../model/battle/battle.ts';
import { NONE, type UnitId } from '../model/ids.ts';
import type { Seen } from '../model/battle/state.ts';
import { isRumor } from '../model/pack/unit-type.ts';
import { turnPlayer } from '../rules/order/turn-order.ts';
import { NATIONS } from './nations.ts';

/** How a unit is called: by its word where sentences are typed, by its name where one reads. */
export type Naming = (battle: Battle, unit: UnitId) => string;

/** `g03` */
export const unitWord: Naming = ({ pack }, unit) => pack.counters[unit]?.word ?? 'nobody';

/** `Rifle squad`, `PaK 36`: without the calibre. */
export function typeLabel(battle: Battle, unit: UnitId): string {
  const [label = ''] = counterOf(battle, unit).type.name.split(',');
  return label;
}

/** `Rifle squad 05`, `PaK 36 no. 28` */
export function unitName(battle: Battle, unit: UnitId): string {
  const label = typeLabel(battle, unit);
  const number = String(counterOf(battle, unit).number).padStart(2, '0');
  return `${label}${/\d$/.test(label) ? ' no.' : ''} ${number}`;
}

/** `Rifle squad 05 (E06)`; by its name alone while it is not on the map. */
export function unitPlace(battle: Battle, unit: UnitId): string {
  const { at } = unitOf(battle, unit);
  return at === NONE ? unitName(battle, unit) : `${unitName(battle, unit)} (${nameOfHex(battle.map, at)})`;
}

/** `Soviet Rifle squad 05` */
export const unitTitle: Naming = (battle, unit) => {
  const { side, type } = counterOf(battle, unit);
  return isRumor(type) ? unitName(battle, unit) : `${NATIONS[side]} ${unitName(battle, unit)}`;
};

/** The units of the player whose turn it is by their names, all others by their titles. */
export function spokenName(seen: Seen, unit: UnitId): string {
  const frame = seen.view.frames.findLast(({ kind }) => kind === 'turn');
  const side = frame?.kind === 'turn' ? seen.view.players[turnPlayer(frame)]?.side : undefined;
  return side === counterOf(seen, unit).side ? unitName(seen, unit) : unitTitle(seen, unit);
}

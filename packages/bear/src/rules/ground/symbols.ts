import { type Battle, HEAVY_SMOKE, markerIn, smokeIn } from '../../model/battle.ts';
import type { MarkerKind } from '../../model/marker.ts';
import { terrainFigures } from '../../board/terrain.ts';
import { isVehicle, type UnitType } from '../../model/unit-type.ts';
import { losesBonus } from '../special/move.ts';
import { towsTracks } from '../units/carried.ts';
import { hasToPass } from './cost.ts';
import { because, type MoveKey, type MoveReason } from './reasons.ts';
import type { Mover, Way } from './way.ts';

/** B14.1: the symbols a vehicle has left in this action, a hex for each. */
export interface Symbols {
  readonly wheels: number;
  readonly tracks: number;
}

/** Which symbols a step lets work: as the hex paid for it gives them, as a bonus hex it takes one. */
export interface Bonus {
  readonly wheels: boolean;
  readonly tracks: boolean;
  /** Why not, for those that do not. */
  readonly hindrances: readonly MoveReason[];
}

/** B14.1a: what lies in a hex and ends all bonus. */
const OBSTACLES: readonly (readonly [MarkerKind, MoveKey])[] = [
  ['trench', 'noBonusTrench'],
  ['wire', 'noBonusWire'],
  ['roadBlock', 'noBonusRoadBlock'],
  ['mine', 'noBonusMine'],
];

/** B4.1, B14.1a: wheels have a bonus along roads but not uphill, tracks also over open ground. */
export function bonusOf(battle: Battle, mover: Mover, way: Way, isPaid: boolean): Bonus {
  const { to: at, onRoad, up, terrain } = way;
  const hindrances = hindrancesOf(battle, mover, way, isPaid);
  if (hindrances.length > 0) return { wheels: false, tracks: false, hindrances };
  const isOpen = terrainFigures[terrain].trackBonus;
  const isPlowed = terrain === 'plowedField' && battle.view.options.plowedBonus === 'into' && !isPaid;
  if (!onRoad && !isOpen && !isPlowed)
    return { wheels: false, tracks: false, hindrances: [because('noBonusTerrain', { at })] };
  if (!onRoad && losesBonus(battle, mover.unit))
    return { wheels: false, tracks: false, hindrances: [because('noBonusSpecial', { at })] };
  if (onRoad && up === 0) return { wheels: true, tracks: true, hindrances };
  return {
    wheels: false,
    tracks: true,
    hindrances: [because(onRoad ? 'noBonusUphill' : 'noBonusOffRoad', { at })],
  };
}

export const NO_SYMBOLS: Symbols = { wheels: 0, tracks: 0 };

export function hasSymbols(type: UnitType): boolean {
  return isVehicle(type) && type.wheelBonus + type.trackBonus > 0;
}

/** The symbols that work once the first hex is paid for. */
export function symbolsFrom({ type }: Mover, { wheels, tracks }: Bonus): Symbols {
  if (!hasSymbols(type)) return NO_SYMBOLS;
  return { wheels: wheels ? type.wheelBonus : 0, tracks: tracks ? type.trackBonus : 0 };
}

/** The symbols left after a bonus hex; undefined if none is left that works there. Wheels go first: tracks work wherever they do. */
export function takeSymbol({ wheels, tracks }: Symbols, bonus: Bonus): Symbols | undefined {
  if (bonus.wheels && wheels > 0) return { wheels: wheels - 1, tracks };
  return bonus.tracks && tracks > 0 ? { wheels, tracks: tracks - 1 } : undefined;
}

/** B14.1a: what ends the bonus of wheels and tracks alike. After the first hex facing is free, so nothing is backward. */
function hindrancesOf(battle: Battle, mover: Mover, way: Way, isPaid: boolean): MoveReason[] {
  const { to: at } = way;
  const found = OBSTACLES.flatMap(([kind, key]) => (markerIn(battle, kind, at) ? [because(key, { at })] : []));
  if (isPaid && way.backward) found.push(because('noBonusBackward', { at }));
  if (towsTracks(battle, mover.unit)) found.push(because('noBonusTowing'));
  if (way.wall) found.push(because('noBonusWall', { at }));
  if (smokeIn(battle, at) >= HEAVY_SMOKE) found.push(because('noBonusSmoke', { at }));
  if (battle.view.options.roadPassing === 'noBonus' && hasToPass(battle, mover, at))
    found.push(because('noBonusPassing', { at }));
  return found;
}

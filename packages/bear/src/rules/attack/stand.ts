import type { Facing } from '@sandtable/hex';
import type { Offer } from '@sandtable/kernel';
import { sideOf, typeOf, unitOf } from '../../model/battle/battle.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import type { Bear, Seen } from '../../model/battle/state.ts';
import type { UnitView } from '../../model/battle/unit.ts';
import { isFoot } from '../../model/pack/unit-type.ts';
import { hasHelp, isCareless } from '../contact/entering.ts';
import { isDiscovered } from '../contact/hidden.ts';
import { waitsFor } from '../ground/waiting.ts';
import { judgeShelter } from '../ground/shelter.ts';
import { placeOf } from '../units/cover.ts';

export interface Stand {
  readonly unit: UnitId;
  /** The hexes it enters, its goal last; empty if it only turns. */
  readonly path: readonly HexId[];
  readonly facing: Facing;
  /** B18.2: in the trench or bunker of its goal. */
  readonly inside?: boolean;
  /** B5.0.3 */
  readonly isCautious?: boolean;
  /** B10.1: a hidden unit stays hidden unless discovered at its goal. Any other move reveals it. */
  readonly isUnseen?: boolean;
}

/** Where the units of an order end, its leader first. `isUnseen`: moves by this verb do not reveal hidden units. */
export function standsIn(seen: Seen, heard: readonly Offer<Bear>[], isUnseen: boolean): Stand[] {
  const stands: { unit: UnitId; path: HexId[]; facing: Facing | null; inside: boolean }[] = [];
  let isCautious = false;
  for (const { kind, value } of heard) {
    const last = stands.at(-1);
    if (kind === 'unit' || kind === 'member') stands.push({ unit: value, path: [], facing: null, inside: false });
    else if (kind === 'cautious') isCautious = true;
    else if (last === undefined) continue;
    else if (kind === 'hex') last.path.push(value);
    else if (kind === 'facing') last.facing = value;
    else if (kind === 'inside') last.inside = true;
  }
  return stands
    .filter(({ path, facing }) => path.length > 0 || facing !== null)
    .map(({ facing, ...stand }) => ({
      ...stand,
      facing: facing ?? unitOf(seen, stand.unit).facing,
      isCautious,
      isUnseen,
    }));
}

/** The view after these moves: hexes, shelter, and which units are revealed or exposed. */
export function standing(seen: Seen, stands: readonly Stand[]): Seen {
  const units = [...seen.view.units];
  const there: Seen = { ...seen, view: { ...seen.view, units } };
  for (const stand of stands) {
    const moved = movedUnit(seen, stand);
    units[stand.unit] = moved;
    for (const other of seen.view.roster) {
      const it = units[other];
      if (it?.carrier === stand.unit) units[other] = { ...it, at: moved.at, facing: moved.facing, hidden: false };
    }
  }
  for (const unit of dugIn(there, stands)) units[unit] = { ...unitOf(there, unit), hasty: true };
  for (const stand of stands) {
    const { unit } = stand;
    const it = unitOf(there, unit);
    if (it.hidden && !isUnnoticed(there, unit)) units[unit] = { ...it, hidden: false };
    if (isExposed(seen, stand) && !hasHelp(there, unit)) units[unit] = { ...unitOf(there, unit), exposed: true };
  }
  return there;
}

function movedUnit(seen: Seen, { unit, path, facing, inside = false, isUnseen = false }: Stand): UnitView {
  const it = unitOf(seen, unit);
  const at = path.at(-1) ?? it.at;
  const hidden = it.hidden && isUnseen;
  // B10.1: a unit that stays hidden takes any shelter there is.
  const goesIn = (inside || hidden) && judgeShelter(seen, unit, at).granted;
  const stays = path.length === 0 && it.inside;
  return { ...it, at, facing, hidden, inside: goesIn || stays, hasty: false, fate: 'inPlay', exposed: false };
}

/** B18.1.3: who ends where a hasty defense waits for it. They move one after the other, and who passes takes it away. */
function dugIn(there: Seen, stands: readonly Stand[]): UnitId[] {
  const taken = new Set<HexId>();
  return stands.flatMap(({ unit, path }) => {
    const it = unitOf(there, unit);
    const found = path.filter(
      (at, place) =>
        !taken.has(at) && waitsFor(there, unit, { ...it, at, inside: it.inside && place === path.length - 1 }),
    );
    for (const at of found) taken.add(at);
    return found.includes(path.at(-1) ?? NONE) ? [unit] : [];
  });
}

/** B10.0.4: whether it stays hidden there. Its own hex does not count against it. */
function isUnnoticed(there: Seen, unit: UnitId): boolean {
  return !isDiscovered(there, sideOf(there, unit), placeOf(there, unit));
}

/**
 * B5.0.3: foot is not exposed if it enters the map, moves cautiously, or goes one hex backward. A longer path always
 * ends with a forward step.
 */
function isExposed(seen: Seen, { unit, path, isCautious = false }: Stand): boolean {
  const [first = NONE, another] = path;
  const { at, carrier } = unitOf(seen, unit);
  if (first === NONE || at === NONE || isCautious || carrier !== NONE) return false;
  if (another === undefined) return isCareless(seen, unit, first);
  return seen.view.options.cautiousMovement === 'on' && isFoot(typeOf(seen, unit));
}

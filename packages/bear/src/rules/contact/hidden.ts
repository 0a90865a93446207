import { distanceBetween } from '../../board/tables.ts';
import { type Battle, counterOf, unitOf } from '../../model/battle/battle.ts';
import type { FacingFrame } from '../../model/battle/frame.ts';
import { type HexId, NONE } from '../../model/ids.ts';
import { type BearIo, enemyOf, type Held } from '../../model/battle/state.ts';
import type { Side } from '../../model/pack/unit-type.ts';
import { isConcealed } from '../fire/reach.ts';
import { askFacings, type Facings, revealHex } from '../order/action.ts';
import { eyesOf, sees } from '../special/sight.ts';
import { isInCover, type Place, placeOf } from '../units/carried.ts';
import { enemyHexes, openUnitsIn, seesOut } from '../units/watchers.ts';
import { noticeRumor } from './rumor.ts';

/** B10.0.4: from so near an enemy discovers whoever hides in the open. */
const DISCOVERED_FROM = 2;

/** B10.2: from where an enemy sees into the hex; undefined if nobody does. Hidden enemies do not tell. */
export function watchedFrom(battle: Battle, side: Side, hex: HexId, fired: boolean): number | undefined {
  const eyes = eyesOf(battle, enemyOf(side));
  for (const from of enemyHexes(battle, side)) {
    if (from === hex) return from;
    if (!sees(eyes, from, hex) || !seesOut(battle, side, from)) continue;
    // B6.0.8: woods and buildings hide no one who has just fired.
    if (fired || !isConcealed(battle, from, hex)) return from;
  }
  return undefined;
}

/** B10.0.4: would an enemy discover a hidden unit of this side in this place? */
function isSpotted(battle: Battle, side: Side, place: Place): boolean {
  const { at } = place;
  const eyes = eyesOf(battle, enemyOf(side));
  for (const from of enemyHexes(battle, side)) {
    if (distanceBetween(battle.tables, from, at) > DISCOVERED_FROM || isInCover(battle, place, from)) continue;
    if (seesOut(battle, side, from) && sees(eyes, from, at)) return true;
  }
  return false;
}

/** B10.0.2, B10.0.4: could a hidden unit of this side not stay hidden in this place? */
export function isDiscovered(battle: Battle, side: Side, place: Place): boolean {
  return openUnitsIn(battle, place.at).length > 0 || isSpotted(battle, side, place);
}

/** The hidden units on the map. */
export function hiddenUnits({ view }: Battle): number[] {
  return view.roster.filter((unit) => {
    const it = view.units[unit];
    return it !== undefined && it.hidden && it.at !== NONE;
  });
}

/** B10.0.2, B10.0.4, S6.2: reveals all that are discovered; their owners are asked how they face as it happens. */
export function discover(held: Held, io: BearIo): void {
  discoverAll(held, askFacings, io);
}

/** The same within an order: it is for the order to ask them, on top of all that it has begun. */
export function discoverByOrder(held: Held, io: BearIo): Facings {
  const facings: FacingFrame[] = [];
  discoverAll(held, (_held, found) => facings.push(...found), io);
  return facings;
}

/** One of them may be the discoverer of another. */
function discoverAll(held: Held, ask: (held: Held, facings: Facings) => void, io: BearIo): void {
  for (;;) {
    const hidden = hiddenUnits(held);
    // Those who are run into come first: whoever fights in his hex does not look around.
    const unit =
      hidden.find((each) => openUnitsIn(held, unitOf(held, each).at).length > 0) ??
      hidden.find((each) => isSpotted(held, counterOf(held, each).side, placeOf(held, each)));
    if (unit !== undefined) ask(held, revealHex(held, unitOf(held, unit).at, io));
    else if (!noticeRumor(held, io)) return;
  }
}

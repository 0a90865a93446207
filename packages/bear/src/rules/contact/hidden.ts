import { distanceBetween } from '../../board/tables.ts';
import { type Battle, counterOf, unitOf } from '../../model/battle/battle.ts';
import type { FacingFrame } from '../../model/battle/frame.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import { type BearIo, enemyOf, type Held } from '../../model/battle/state.ts';
import type { Side } from '../../model/pack/unit-type.ts';
import { isConcealed } from '../fire/reach.ts';
import { askFacings, type Facings, revealHex } from '../order/action.ts';
import { eyesOf, sees } from '../special/sight.ts';
import { isInCover, type UnitPlace, placeOf } from '../units/cover.ts';
import { enemyHexes, openUnitsIn, seesOut } from '../units/watchers.ts';
import { noticeRumor } from './rumor.ts';

/** B10.0.4: enemies this near discover a hidden unit in the open. */
const DISCOVERED_FROM = 2;

/** B10.2: a hex from which a visible enemy sees this hex; undefined if none does. */
export function watchedFrom(battle: Battle, side: Side, hex: HexId, fired: boolean): HexId | undefined {
  const eyes = eyesOf(battle, enemyOf(side));
  for (const from of enemyHexes(battle, side)) {
    if (from === hex) return from;
    if (!sees(eyes, from, hex) || !seesOut(battle, side, from)) continue;
    // B6.0.8: woods and buildings do not conceal a unit that has just fired.
    if (fired || !isConcealed(battle, from, hex)) return from;
  }
  return undefined;
}

/** B10.0.4 */
function isSpotted(battle: Battle, side: Side, place: UnitPlace): boolean {
  const { at } = place;
  const eyes = eyesOf(battle, enemyOf(side));
  for (const from of enemyHexes(battle, side)) {
    if (distanceBetween(battle.tables, from, at) > DISCOVERED_FROM || isInCover(battle, place, from)) continue;
    if (seesOut(battle, side, from) && sees(eyes, from, at)) return true;
  }
  return false;
}

/** B10.0.2, B10.0.4 */
export function isDiscovered(battle: Battle, side: Side, place: UnitPlace): boolean {
  return openUnitsIn(battle, place.at).length > 0 || isSpotted(battle, side, place);
}

export function hiddenUnits({ view }: Battle): UnitId[] {
  return view.roster.filter((unit) => {
    const it = view.units[unit];
    return it !== undefined && it.hidden && it.at !== NONE;
  });
}

/** B10.0.2, B10.0.4, S6.2: reveals everything discovered and asks owners for facings at once. */
export function discover(held: Held, io: BearIo): void {
  discoverAll(held, askFacings, io);
}

/** As `discover`, within an order that has pushed frames: it asks for the returned facings itself, on top of them. */
export function discoverByOrder(held: Held, io: BearIo): Facings {
  const facings: FacingFrame[] = [];
  discoverAll(held, (_held, found) => facings.push(...found), io);
  return facings;
}

/** Repeats, because a revealed unit may discover another. */
function discoverAll(held: Held, ask: (held: Held, facings: Facings) => void, io: BearIo): void {
  for (;;) {
    const hidden = hiddenUnits(held);
    // First units an enemy has run into: one that fights in its hex does not look around.
    const unit =
      hidden.find((each) => openUnitsIn(held, unitOf(held, each).at).length > 0) ??
      hidden.find((each) => isSpotted(held, counterOf(held, each).side, placeOf(held, each)));
    if (unit !== undefined) ask(held, revealHex(held, unitOf(held, unit).at, io));
    else if (!noticeRumor(held, io)) return;
  }
}

import { distance, hexOf } from '@sandtable/hex';
import { memo, type Seat } from '@sandtable/kernel';
import { sideOf } from '../model/battle/battle.ts';
import { makeControl, makeMarker, type MarkerView } from '../model/battle/marker.ts';
import type { EffectFrame } from '../model/draft/draft.ts';
import { type HexId, NONE, type PlayerId, type UnitId, unitId } from '../model/ids.ts';
import { type BearIo, type Held, heldUnit, playerOf, type Seen } from '../model/battle/state.ts';
import { shelterFor } from '../rules/ground/shelter.ts';
import { firstPlayer } from '../rules/victory/control.ts';
import { mustDraft, seatFor, seatsOf } from './draft-state.ts';
import { canHold, inTheOpen, judgeOf } from './placing.ts';
import { type Wish } from './placing-tests.ts';
import { everyHex } from './zone.ts';

// G3.8.1, R-132: counters on a switched board keep their hex numbers. One that its new hex cannot hold moves to the
// nearest hex that can and that G3.7c allows.

/**
 * Codes for counters: units first, then Control Markers, other markers, and hidden markers. Hidden markers are numbered
 * separately, so that a code means the same to a player who does not know of them.
 */
const CONTROLS = 10_000;
const MARKERS = 20_000;
const HIDDEN_MARKERS = 30_000;

export function isUnitCode(code: number): boolean {
  return code < CONTROLS;
}

interface Counter {
  readonly wish: Wish;
  readonly at: HexId;
  /** NONE if neutral. */
  readonly owner: PlayerId;
  readonly hidden: boolean;
}

function codesOf(markers: readonly Pick<MarkerView, 'hidden'>[]): number[] {
  let open = MARKERS;
  let hidden = HIDDEN_MARKERS;
  return markers.map((marker) => (marker.hidden ? hidden++ : open++));
}

function counterOf(seen: Seen, code: number): Counter | undefined {
  const { units, controls, markers } = seen.view;
  const zone = {};
  if (code >= MARKERS) {
    const marker = markers[codesOf(markers).indexOf(code)];
    if (marker === undefined) return undefined;
    const { side, laidBy } = marker;
    const owner = side === null ? NONE : laidBy === NONE ? firstPlayer(seen.view, side) : laidBy;
    return { wish: { what: 'defense', unit: NONE, side, zone }, at: marker.at, owner, hidden: marker.hidden };
  }
  if (code >= CONTROLS) {
    const control = controls[code - CONTROLS];
    if (control === undefined) return undefined;
    const { side } = control;
    return { wish: { what: 'marker', unit: NONE, side, zone }, at: control.at, owner: control.player, hidden: false };
  }
  const unit = units[code];
  if (unit === undefined) return undefined;
  return {
    wish: { what: 'unit', unit: unitId(code), side: sideOf(seen, unitId(code)), zone },
    at: unit.at,
    owner: unit.owner,
    hidden: unit.hidden,
  };
}

/** All counters on the map that their hexes cannot hold; those of the switching player last. */
export function displacedBy(seen: Seen, player: PlayerId): number[] {
  const { roster, controls, markers } = seen.view;
  const all = [...roster, ...controls.map((_control, place) => CONTROLS + place), ...codesOf(markers)];
  const mine = playerOf(seen, player).side;
  const rank = ({ owner }: Counter): number => (owner === NONE ? 1 : playerOf(seen, owner).side === mine ? 2 : 0);
  return all
    .flatMap((code) => {
      const counter = counterOf(seen, code);
      if (counter === undefined || counter.at === NONE || canHold(seen, counter.wish, counter.at)) return [];
      return [{ code, counter }];
    })
    .sort((a, b) => rank(a.counter) - rank(b.counter) || a.code - b.code)
    .map(({ code }) => code);
}

export function isSecret(seen: Seen, code: number): boolean {
  return counterOf(seen, code)?.hidden ?? false;
}

/** The player who chooses between equally near hexes; for neutral counters the switching player. */
export function chooserOf(seen: Seen, frame: Readonly<EffectFrame>, code: number): PlayerId {
  const owner = counterOf(seen, code)?.owner ?? NONE;
  return owner === NONE ? frame.player : owner;
}

const nearest = memo<readonly HexId[]>();

/** The nearest hexes that can hold it and that G3.7c allows. Counters yet to be moved are ignored. */
export function nearestFor(seen: Seen, frame: Readonly<EffectFrame>, code: number): readonly HexId[] {
  return nearest(seen, code, () => {
    const counter = counterOf(seen, code);
    if (counter === undefined) return [];
    const judge = judgeOf(without(inTheOpen(seen), [code, ...frame.left]), frame, counter.wish);
    const { area } = seen.map.ground;
    const from = hexOf(area, counter.at);
    let best = Infinity;
    let found: HexId[] = [];
    for (const hex of everyHex(seen)) {
      const away = distance(from, hexOf(area, hex));
      if (away > best || !judge(hex).granted) continue;
      if (away < best) found = [];
      best = away;
      found.push(hex);
    }
    return found;
  });
}

function without(seen: Seen, codes: readonly number[]): Seen {
  const { view } = seen;
  const gone = new Set(codes);
  const markerCodes = codesOf(view.markers);
  return {
    ...seen,
    view: {
      ...view,
      units: view.units.map((unit, place) => (gone.has(place) ? { ...unit, at: NONE } : unit)),
      controls: view.controls.filter((_control, place) => !gone.has(CONTROLS + place)),
      markers: view.markers.filter((_marker, place) => !gone.has(markerCodes[place] ?? NONE)),
    },
  };
}

/**
 * Moves a counter. NONE: there is no such hex; a unit then enters the map like others, any other counter is removed.
 */
export function shiftTo(held: Held, code: number, at: HexId, io: BearIo): void {
  const { view } = held;
  const isHidden = isSecret(held, code);
  const index = codesOf(view.markers).indexOf(code);
  const what = code < CONTROLS ? 'unit' : (view.markers[index]?.kind ?? 'control');
  // A unit that goes back to entering the map is no longer hidden.
  const hearing = isHidden && (at !== NONE || what !== 'unit') ? { only: keepersOf(held, code) } : {};
  if (code >= MARKERS) {
    if (isHidden) noteShift(held, view.markers[index]?.at, at, 'laid');
    view.markers = view.markers.map((marker, place) => (place === index ? makeMarker({ ...marker, at }) : marker));
  } else if (code >= CONTROLS) shiftControl(held, code - CONTROLS, at);
  else shiftUnit(held, unitId(code), at);
  io.emit({ rule: 'G3.8.1', key: 'counterShifted', what, unit: what === 'unit' ? unitId(code) : NONE, at }, hearing);
}

/** The seats that know of a hidden counter: a unit's owner, a mine's side. */
function keepersOf(held: Held, code: number): Seat[] {
  const owner = counterOf(held, code)?.owner ?? NONE;
  return isUnitCode(code) ? [seatFor(held, owner)] : seatsOf(held, playerOf(held, owner).side);
}

function shiftUnit(held: Held, unit: UnitId, at: HexId): void {
  const it = heldUnit(held, unit);
  if (at === NONE) Object.assign(it, { at, fate: 'waiting', entry: it.owner, hidden: false });
  else it.at = at;
}

function shiftControl(held: Held, index: number, at: HexId): void {
  const { view } = held;
  noteShift(held, view.controls[index]?.at, at, 'markers');
  view.controls = view.controls.map((control, place) => (place === index ? makeControl({ ...control, at }) : control));
}

/** Updates the play that placed it. */
function noteShift({ view }: Held, from: HexId | undefined, at: HexId, what: 'markers' | 'laid'): void {
  const draft = mustDraft(view);
  const shifted = (hexes: readonly HexId[]): HexId[] =>
    hexes.map((hex) => (hex === from ? at : hex)).filter((hex) => hex !== NONE);
  draft.plays = draft.plays.map((play) => ({ ...play, [what]: shifted(play[what]) }));
}

/** After the last move, removes counters without a hex and takes units out of shelters they no longer fit. */
export function tidyMap(held: Held): void {
  const { view } = held;
  view.markers = view.markers.filter(({ at }) => at !== NONE);
  view.controls = view.controls.filter(({ at }) => at !== NONE);
  for (const unit of view.roster) {
    const it = heldUnit(held, unit);
    if (it.inside && shelterFor(held, unit, it.at) === null) it.inside = false;
  }
}

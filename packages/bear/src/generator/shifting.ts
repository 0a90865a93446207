import { distance, hexOf } from '@sandtable/hex';
import { memo } from '@sandtable/kernel';
import { sideOf } from '../model/battle/battle.ts';
import { makeControl, makeMarker, type MarkerView } from '../model/battle/marker.ts';
import type { EffectFrame } from '../model/draft/draft.ts';
import { type HexId, NONE, type PlayerId } from '../model/ids.ts';
import { type BearIo, type Held, heldUnit, playerOf, type Seen } from '../model/battle/state.ts';
import { shelterFor } from '../rules/ground/shelter.ts';
import { firstPlayer } from '../rules/victory/control.ts';
import { mustDraft } from './must-draft.ts';
import { canHold, inTheOpen, judgeOf } from './placing.ts';
import { type Wish } from './placing-tests.ts';
import { everyHex } from './zone.ts';

// G3.8.1, R-132: counters of a switched board keep their hexes, which have the same numbers. Where the new board cannot hold
// one, it goes to the nearest hex that can and that G3.7c allows.

/**
 * Control Markers and other markers follow the units in one row of numbers. Those that lie open are counted apart from the hidden
 * ones: whoever does not know of these must mean the same ones by the same numbers.
 */
const CONTROLS = 10_000;
const MARKERS = 20_000;
const HIDDEN_MARKERS = 30_000;

export function isUnitCode(code: number): boolean {
  return code < CONTROLS;
}

/** A counter on the map: what it is, where, and whose. */
interface Counter {
  readonly wish: Wish;
  readonly at: HexId;
  /** NONE: nobody's. */
  readonly owner: PlayerId;
  readonly hidden: boolean;
}

/** The numbers of these markers, one for each. */
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
    wish: { what: 'unit', unit: code, side: sideOf(seen, code), zone },
    at: unit.at,
    owner: unit.owner,
    hidden: unit.hidden,
  };
}

/** Everything on the map that its hex cannot hold; the switching player's own last. */
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

/** Who chooses between hexes as near as each other; nobody's counters are the switching player's to place. */
export function chooserOf(seen: Seen, frame: Readonly<EffectFrame>, code: number): PlayerId {
  const owner = counterOf(seen, code)?.owner ?? NONE;
  return owner === NONE ? frame.player : owner;
}

const nearest = memo<readonly HexId[]>();

/** The nearest hexes that can hold it and that G3.7c allows. Those that have to move themselves are in nobody's way. */
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

/** The map as if these were not on it. */
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

/** Puts it there; NONE: there is no such hex, so a unit enters as others do, and any other counter is gone. */
export function shiftTo(held: Held, code: number, at: HexId, io: BearIo): void {
  const { view } = held;
  const isHidden = isSecret(held, code);
  if (code >= MARKERS) {
    const index = codesOf(view.markers).indexOf(code);
    if (isHidden) noteShift(held, view.markers[index]?.at, at, 'laid');
    view.markers = view.markers.map((marker, place) => (place === index ? makeMarker({ ...marker, at }) : marker));
  } else if (code >= CONTROLS) shiftControl(held, code - CONTROLS, at);
  else shiftUnit(held, code, at);
  if (!isHidden) io.emit({ rule: 'G3.8.1', key: 'counterShifted', unit: code < CONTROLS ? code : NONE, at });
}

function shiftUnit(held: Held, unit: number, at: HexId): void {
  const it = heldUnit(held, unit);
  if (at === NONE) Object.assign(it, { at, fate: 'waiting', entry: it.owner, hidden: false });
  else it.at = at;
}

function shiftControl(held: Held, index: number, at: HexId): void {
  const { view } = held;
  noteShift(held, view.controls[index]?.at, at, 'markers');
  view.controls = view.controls.map((control, place) => (place === index ? makeControl({ ...control, at }) : control));
}

/** The option that placed it knows where it is. */
function noteShift({ view }: Held, from: HexId | undefined, at: HexId, what: 'markers' | 'laid'): void {
  const draft = mustDraft(view);
  const shifted = (hexes: readonly HexId[]): HexId[] =>
    hexes.map((hex) => (hex === from ? at : hex)).filter((hex) => hex !== NONE);
  draft.plays = draft.plays.map((play) => ({ ...play, [what]: shifted(play[what]) }));
}

/** When all have found their hexes: what found none is gone, and nobody is in a shelter that is not there or not for it. */
export function tidyMap(held: Held): void {
  const { view } = held;
  view.markers = view.markers.filter(({ at }) => at !== NONE);
  view.controls = view.controls.filter(({ at }) => at !== NONE);
  for (const unit of view.roster) {
    const it = heldUnit(held, unit);
    if (it.inside && shelterFor(held, unit, it.at) === null) it.inside = false;
  }
}

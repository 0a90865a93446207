import { finish, type FrameKind } from '@sandtable/kernel';
import type { TrackFrame } from '../../model/solo/turn.ts';
import { hasEnemyIn, sideOf, typeOf, unitsIn } from '../../model/battle/battle.ts';
import { type HexId, NONE, type PlayerId, type UnitId } from '../../model/ids.ts';
import { leaveFrame, trackFrame } from '../../model/battle/make-frame.ts';
import type { Solo, SoloTerms, TrackEvent, TrackTile } from '../../model/solo/solo.ts';
import { type Bear, type BearIo, type Held, heldUnit, pushFrame, type Seen } from '../../model/battle/state.ts';
import { judgeMove, moveFromHere } from '../../rules/ground/bonus.ts';
import { sideTowards } from '../../rules/ground/way.ts';
import { judgeArrival } from '../../rules/march/enter.ts';
import { judgeLeaving, judgeWayOut, leaveMap } from '../../rules/march/leave.ts';
import { pushMove } from '../../rules/march/move-frame.ts';
import { asSeenBy } from '../../rules/order/turn-order.ts';
import { spaceAt } from '../../rules/units/ai-side.ts';
import { resolveTrackEvent } from './track-events.ts';

/** S2.3.1: advances the marker, but not beyond the last space. */
export function pushTrack(held: Held, player: PlayerId, spaces: number, early = false): void {
  const { terms, solo } = trackOf(held);
  const left = Math.min(spaces, terms.length - solo.marker);
  pushFrame(held, trackFrame({ player, left, early }));
}

/** S2.7c: if the mission ended before its track, pushes the frame for the rest of it; false if nothing is left. */
export function pushEarlyEvents(held: Held): boolean {
  const { terms, solo, ended } = held.view;
  if (ended === null || terms.solo === null || solo === null || solo.marker >= terms.solo.length) return false;
  pushTrack(held, terms.solo.ai, terms.solo.length - solo.marker, true);
  return true;
}

/**
 * Advance to the next space; resolve its printed events one by one, waiting for the result of an order that was the
 * AI's action; then do the same for the tiles there.
 */
const STEP = { advance: 0, event: 1, ordered: 2, tile: 3, tileOrdered: 4 } as const;

export const trackKind: FrameKind<Bear, TrackFrame> = {
  ask: () => null,
  go(held, frame, io) {
    switch (frame.step) {
      case STEP.advance:
        return advance(held, frame, io);
      case STEP.event:
        return nextEvent(held, frame, io);
      case STEP.tile:
        return nextOfTile(held, frame, io);
      default:
        return ordered(frame);
    }
  },
};

function advance(held: Held, frame: TrackFrame, io: BearIo): void {
  if (frame.left === 0) return finish(held.view, frame, frame.acted ? 1 : 0);
  const { solo } = trackOf(held);
  solo.marker += 1;
  frame.left -= 1;
  frame.event = 0;
  frame.tiles = solo.tiles.flatMap((space, tile) => (space === solo.marker ? [tile] : []));
  io.emit({ rule: 'S2.3.1', key: 'trackAdvanced', space: solo.marker });
  if (isDue(frame, spaceAt(held)?.yellow === true)) frame.step = STEP.event;
  else if (frame.tiles.length > 0) frame.step = STEP.tile;
  // S2.7c: after the end only the track goes on.
  if (!frame.early) driveTruck(held, io);
}

/**
 * S2.3.1c, S2.3.1d, G5.5c: the space the marker stops on, and yellow ones on the way; S2.7c: after the end only yellow
 * ones.
 */
function isDue({ left, early }: TrackFrame, yellow: boolean): boolean {
  return yellow || (left === 0 && !early);
}

function nextEvent(held: Held, frame: TrackFrame, io: BearIo): void {
  const { solo } = trackOf(held);
  const event = spaceAt(held)?.events[frame.event];
  if (event === undefined) return leaveSpace(held, frame);
  io.emit({ rule: 'S7.2', key: 'trackEvent', space: solo.marker, event: frame.event });
  resolve(held, frame, event, STEP.ordered, io);
}

function resolve(held: Held, frame: TrackFrame, event: TrackEvent, afterOrder: number, io: BearIo): void {
  frame.event += 1;
  const isAction = resolveTrackEvent(held, frame, event, io);
  if (!isAction) return;
  // Whether an order was executed is known only when its frame is done.
  if (held.view.frames.at(-1) === frame) frame.acted = true;
  else frame.step = afterOrder;
}

/** an event's order that failed does not use up the AI's action. */
function ordered(frame: TrackFrame): void {
  frame.acted ||= frame.got !== 1;
  frame.got = null;
  frame.step = frame.step === STEP.tileOrdered ? STEP.tile : STEP.event;
}

/** G5.5b, G5.5c, R-139: lower numbers first; each tile leaps once its due events are resolved. */
function nextOfTile(held: Held, frame: TrackFrame, io: BearIo): void {
  const { terms, solo } = trackOf(held);
  const [place, ...others] = frame.tiles;
  if (place === undefined) return leaveSpace(held, frame);
  const tile = tileAt(terms, place);
  const event = isDue(frame, tile.yellow) ? tile.events[frame.event] : undefined;
  if (event !== undefined) {
    const rule = frame.left === 0 && !frame.early ? 'G5.5b' : 'G5.5c';
    io.emit({ rule, key: 'tileExecuted', tile: tile.tile, space: solo.marker, event: frame.event });
    return resolve(held, frame, event, STEP.tileOrdered, io);
  }
  frame.tiles = others;
  frame.event = 0;
  // After an early end a tile counts once, where it stands.
  if (!frame.early) leap(solo, place, tile, io);
}

function tileAt({ generated }: SoloTerms, place: number): TrackTile {
  const tile = generated?.tiles[place];
  if (tile === undefined) throw new RangeError(`no tile ${place} on the Mission Track`);
  return tile;
}

/** after the last space of its path the tile leaves the track. */
function leap(solo: Solo, place: number, { tile, path }: TrackTile, io: BearIo): void {
  const from = solo.tiles[place] ?? NONE;
  const to = path[path.indexOf(from) + 1] ?? NONE;
  solo.tiles = solo.tiles.with(place, to);
  io.emit({ rule: 'G5.5b', key: 'tileLeapt', tile, from, to });
}

/** S2.7a: the mission ends after the events of the last space. */
function leaveSpace(held: Held, frame: TrackFrame): void {
  const { terms, solo } = trackOf(held);
  frame.event = 0;
  if (frame.tiles.length > 0) {
    frame.step = STEP.tile;
    return;
  }
  frame.step = STEP.advance;
  if (solo.marker >= terms.length) held.view.ended ??= { rule: 'S2.7a', key: 'trackEnded' };
}

function trackOf({ view }: Held): { readonly terms: SoloTerms; readonly solo: Solo } {
  const { terms, solo } = view;
  if (terms.solo === null || solo === null) throw new Error('there is no Mission Track in this match');
  return { terms: terms.solo, solo };
}

/**
 * G6.2f, R-192: for each space the marker advances, the AI's truck makes one move action along its road with all bonus
 * hexes, entering at the entrance and leaving over its exit. R-149: it waits if the road is blocked.
 */
function driveTruck(held: Held, io: BearIo): void {
  const { solo } = held.view.terms;
  const truck = solo?.generated?.truck ?? null;
  if (solo === null || truck === null) return;
  const { unit, road } = truck;
  const { fate, at } = heldUnit(held, unit);
  if (fate !== 'inPlay' && !judgeArrival(held, unit).granted) return;
  const seen = asSeenBy(held, solo.ai);
  if (at === road.at(-1) && judgeLeaving(seen, unit).granted) return leaveMap(held, unit, io);
  const path = wayOf(seen, unit, fate === 'inPlay' ? road.slice(road.indexOf(at) + 1) : road);
  const [last] = path.slice(-1);
  if (last === undefined) {
    io.emit({ rule: 'G6.2f', key: 'truckWaits', unit });
    return;
  }
  const isOut = last === road.at(-1) && judgeWayOut(seen, unit, path).granted;
  if (isOut) pushFrame(held, leaveFrame({ unit, at: last }));
  const facing = facingAfter(seen, road, last) ?? heldUnit(held, unit).facing;
  pushMove(held, solo.ai, [{ unit, path, facing, inside: false }]);
}

/** As far along the road as one action goes, to an empty hex. */
function wayOf(seen: Seen, unit: UnitId, ahead: readonly HexId[]): HexId[] {
  const { wheelBonus, trackBonus } = typeOf(seen, unit);
  const side = sideOf(seen, unit);
  for (let hexes = Math.min(ahead.length, 1 + wheelBonus + trackBonus); hexes > 0; hexes--) {
    const path = ahead.slice(0, hexes);
    const [last = NONE] = path.slice(-1);
    const isFree = unitsIn(seen, last).length === 0 && !path.some((hex) => hasEnemyIn(seen, side, hex));
    if (isFree && judgeMove(seen, unit, moveFromHere(seen, unit, path)).granted) return path;
  }
  return [];
}

/** Along the road; at its end, the same way it came. */
function facingAfter({ map }: Seen, road: readonly HexId[], hex: HexId): ReturnType<typeof sideTowards> {
  const place = road.indexOf(hex);
  const [from, to] = [road[place], road[place + 1]];
  if (from === undefined) return undefined;
  if (to !== undefined) return sideTowards(map.ground, from, to);
  const before = road[place - 1];
  return before === undefined ? undefined : sideTowards(map.ground, before, from);
}

import { parseFacing } from '@sandtable/hex';
import { bad, ok, type Pile, putOnTop, type Result, type Word } from '@sandtable/kernel';
import { hexNamed } from '../board/map.ts';
import { counterOf, typeOf } from '../model/battle/battle.ts';
import { type Held, heldUnit } from '../model/battle/state.ts';
import { HIT_WITHOUT_MARKER, rosterOf, type Unit } from '../model/battle/unit.ts';
import { type HexId, NONE, type UnitId } from '../model/ids.ts';
import { isCombatCounter, isRumor, isVehicle } from '../model/pack/unit-type.ts';
import { firstPlayer } from '../rules/victory/control.ts';

/** States of a counter on the table that can be set, besides hex and facing. */
const UNIT_WORDS = ['fresh', 'spent', 'unhit', 'inside', 'outside', 'hasty', 'unhasty', 'off', 'lost'] as const;
type UnitWord = (typeof UNIT_WORDS)[number];

const HIT = 'hit:';

/** Sets up a counter by words: `g03 E09 SE spent hit:pinned`, `g03 off`. */
export function putUnit(held: Held, unit: UnitId, words: readonly Word[]): Result<null> {
  for (const word of words) {
    const done = putWord(held, unit, word);
    if (!done.ok) return done;
  }
  held.view.roster = rosterOf(held.view.units);
  return ok(null);
}

function putWord(held: Held, unit: UnitId, word: Word): Result<null> {
  const it = heldUnit(held, unit);
  const plain = UNIT_WORDS.find((each) => each === word);
  if (plain !== undefined) return putState(held, unit, plain);
  if (word.startsWith(HIT)) return putHit(held, unit, word.slice(HIT.length));
  const facing = parseFacing(word);
  if (facing.ok) {
    it.facing = facing.value;
    return ok(null);
  }
  const at = hexNamed(held.map, word, 'hex');
  if (!at.ok) return at;
  const { side, type } = counterOf(held, unit);
  if (isRumor(type) && side !== held.view.players[held.view.terms.solo?.ai ?? NONE]?.side)
    return bad('unit', 'Rumored Enemies of the side that is the AI (S6.0)', counterOf(held, unit).word);
  stand(held, unit, at.value);
  return ok(null);
}

/** A unit from off the map comes into play; passengers move along (B17.0). */
function stand(held: Held, unit: UnitId, at: HexId): void {
  const { view } = held;
  const it = heldUnit(held, unit);
  if (it.fate !== 'inPlay') {
    const owner = firstPlayer(view, counterOf(held, unit).side);
    if (it.fate === 'lost') countLoss(held, unit, -1);
    takeFromCup(view.solo?.cup, unit);
    Object.assign(it, { fate: 'inPlay', owner, spent: false, entry: -1 } satisfies Partial<Unit>);
  }
  const passengers = view.units.filter(({ carrier }) => carrier === unit);
  if (it.at !== at) Object.assign(it, { carrier: NONE, inside: false, exposed: false } satisfies Partial<Unit>);
  it.hidden = false;
  it.at = at;
  for (const passenger of passengers) passenger.at = at;
}

function putState(held: Held, unit: UnitId, word: UnitWord): Result<null> {
  const it = heldUnit(held, unit);
  switch (word) {
    case 'fresh':
    case 'spent':
      it.spent = word === 'spent';
      return ok(null);
    case 'inside':
    case 'outside':
      it.inside = word === 'inside';
      return ok(null);
    case 'hasty':
    case 'unhasty':
      it.hasty = word === 'hasty';
      return ok(null);
    case 'unhit':
      return takeHitOff(held, unit);
    case 'off':
    case 'lost':
      return leave(held, unit, word === 'lost' ? 'lost' : 'unused');
  }
}

function leave(held: Held, unit: UnitId, fate: 'lost' | 'unused'): Result<null> {
  const { view } = held;
  const it = heldUnit(held, unit);
  if (it.fate === 'unused') return bad('unit', 'a counter of this match', counterOf(held, unit).word);
  takeHitOff(held, unit);
  if (it.fate === 'lost') countLoss(held, unit, -1);
  if (fate === 'lost') countLoss(held, unit, 1);
  for (const other of view.units) if (other.carrier === unit) other.carrier = NONE;
  const gone = { at: NONE, carrier: NONE, inside: false, hasty: false, hidden: false, exposed: false } as const;
  Object.assign(it, { ...gone, fate, spent: false, owner: fate === 'lost' ? it.owner : NONE } satisfies Partial<Unit>);
  if (view.solo !== null) view.solo.justActed = view.solo.justActed.filter((other) => other !== unit);
  return ok(null);
}

/** B7.4.1: a lost unit counts on its player's CAP track. */
function countLoss(held: Held, unit: UnitId, by: number): void {
  const { owner } = heldUnit(held, unit);
  const player = held.view.players[owner];
  if (player === undefined || owner === held.view.terms.solo?.ai || !isCombatCounter(typeOf(held, unit))) return;
  player.losses = Math.max(0, player.losses + by);
}

/** B7.5: the marker is taken from the pile, if one of that kind is left. */
function putHit(held: Held, unit: UnitId, kind: string): Result<null> {
  takeHitOff(held, unit);
  const { hitMarkers } = held.pack;
  const of = isVehicle(typeOf(held, unit)) ? 'vehicle' : 'infantry';
  const marker = hitMarkers.findIndex((each) => each.pile === of && each.kind === kind && !each.destroys);
  if (marker === NONE) return bad('hit', `a hit marker of ${of} (B7.5)`, kind);
  const pile = pileOf(held, unit);
  const place = pile.inside.indexOf(marker);
  if (place === NONE) return bad('hit', `no more than ${hitMarkers[marker]?.copies} ${of} ${kind} in all (B7.5)`, kind);
  pile.inside.splice(place, 1);
  Object.assign(heldUnit(held, unit), { hit: marker, shown: true } satisfies Partial<Unit>);
  return ok(null);
}

function takeHitOff(held: Held, unit: UnitId): Result<null> {
  const it = heldUnit(held, unit);
  if (it.hit !== NONE && it.hit !== HIT_WITHOUT_MARKER) putOnTop(pileOf(held, unit), it.hit);
  it.hit = NONE;
  it.shown = false;
  return ok(null);
}

function pileOf(held: Held, unit: UnitId): Pile {
  return isVehicle(typeOf(held, unit)) ? held.view.vehicleHits : held.view.infantryHits;
}

/** S6.2: a unit on the map is no longer in the Rumored Enemy cup. */
function takeFromCup(cup: Pile | undefined, unit: UnitId): void {
  const place = cup?.inside.indexOf(unit) ?? NONE;
  if (place !== NONE) cup?.inside.splice(place, 1);
}

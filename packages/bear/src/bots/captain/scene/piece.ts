import type { Facing } from '@sandtable/hex';
import type { Word } from '@sandtable/kernel';
import type { Counter, HitMarker } from '../../../model/pack/counters.ts';
import type { BattleOptions } from '../../../model/options.ts';
import type { Pack } from '../../../model/pack/pack.ts';
import type { UnitView } from '../../../model/battle/unit.ts';
import {
  isCombatCounter,
  isFoot,
  isGun,
  isRumor,
  isUnburdened,
  isVehicle,
  type Side,
  type UnitType,
} from '../../../model/pack/unit-type.ts';
import { type Tread, TREADS } from './land.ts';
import { type HexId, NONE, type UnitId, unitId } from '../../../model/ids.ts';

export const NO_FIRE = -99;

interface PrintedFigures {
  readonly red: number;
  readonly blue: number;
  readonly range: number;
  readonly attackCost: number;
  readonly neverAttacks: boolean;
  readonly moveCost: number;
  readonly front: number;
  readonly flank: number;
  /** The tread depends on options. */
  readonly hasChoice: boolean;
}

/** A unit as the captain sees it: its present figures, ready for sums. */
export interface Piece {
  readonly unit: UnitId;
  readonly word: Word;
  /** The word by which it joins in: +g03. */
  readonly plus: Word;
  readonly side: Side;
  readonly type: UnitType;
  readonly isFoot: boolean;
  readonly isLight: boolean;
  readonly isVehicle: boolean;
  readonly isCombat: boolean;
  /** S6.0 */
  readonly isRumor: boolean;
  readonly isOneColour: boolean;
  readonly isFrontBlue: boolean;
  readonly isFlankBlue: boolean;
  readonly hasTurret: boolean;
  readonly isHe: boolean;
  /** Its minimum range. */
  readonly nearest: number;
  readonly printed: PrintedFigures;
  tread: Tread;
  /** The index of its tread in TREADS. */
  lane: number;

  at: HexId;
  facing: Facing;
  spent: boolean;
  isHit: boolean;
  isHidden: boolean;
  isCarried: boolean;
  hasFired: boolean;
  /** */
  isConcerned: boolean;
  isInside: boolean;
  isHasty: boolean;
  /** It can attack from where it is, in another hex or its own. */
  mayAttack: boolean;
  mayMove: boolean;
  /** Its marker lowers its FP, so it cannot support. */
  isWeakened: boolean;
  red: number;
  blue: number;
  range: number;
  /** Its long range, but no farther than its side sees. */
  reach: number;
  attackCost: number;
  moveCost: number;
  /**
   * G3.3a, by special rules: the change to its move cost, the extra cost of a hex off the road, and whether it has a
   * bonus along roads only.
   */
  moveChange: number;
  mud: number;
  isRoadbound: boolean;
  front: number;
  flank: number;
  /** Its DM besides the terrain. */
  cover: number;
  /** B18.1.2 */
  isInBunker: boolean;
  load: number;
  /** B14.5 */
  isTowing: boolean;
  /** With an enemy in its hex. */
  isEngaged: boolean;
  isThreat: boolean;
  /** The roll it needs to rally; 0 if not hit. */
  rally: number;
  worth: number;

  /** The worth of its best attack from its present hex, and the target: a unit if engaged, otherwise a hex. */
  best: number;
  target: number;
  /** What it loses by becoming spent. */
  freshness: number;
  /** How much reason it has to move. */
  restless: number;
  /** Another enemy in its hex comes first in the list. */
  isBehind: boolean;
  next: Piece | null;
}

export function piecesOf(pack: Pack): Piece[] {
  return pack.counters.map((counter, unit) => makePiece(counter, unitId(unit)));
}

function makePiece({ word, side, type }: Counter, unit: UnitId): Piece {
  const tread = treadOf(type, DEFAULTS);
  return {
    unit,
    word,
    plus: `+${word}`,
    side,
    type,
    isFoot: isFoot(type),
    isLight: isUnburdened(type),
    isVehicle: isVehicle(type),
    isCombat: isCombatCounter(type),
    isRumor: isRumor(type),
    isOneColour: type.front.colour === type.flank.colour,
    isFrontBlue: type.front.colour === 'blue',
    isFlankBlue: type.flank.colour === 'blue',
    hasTurret: type.turret,
    isHe: type.highExplosive,
    nearest: Math.max(1, type.range.min),
    printed: printedOn(type),
    tread,
    lane: TREADS.indexOf(tread),
    at: NONE,
    facing: 0,
    spent: false,
    isHit: false,
    isHidden: false,
    isCarried: false,
    hasFired: false,
    isConcerned: false,
    isInside: false,
    isHasty: false,
    mayAttack: false,
    mayMove: false,
    isWeakened: false,
    red: NO_FIRE,
    blue: NO_FIRE,
    range: 0,
    reach: 0,
    attackCost: 0,
    moveCost: 0,
    moveChange: 0,
    mud: 0,
    isRoadbound: false,
    front: 0,
    flank: 0,
    cover: 0,
    isInBunker: false,
    load: 0,
    isTowing: false,
    isEngaged: false,
    isThreat: false,
    rally: 0,
    worth: 0,
    best: 0,
    target: NONE,
    freshness: 0,
    restless: 0,
    isBehind: false,
    next: null,
  };
}

/** The captain assumes a Rumored Enemy to be riflemen. */
const RUMORED = { front: 12, flank: 11 } as const;

function printedOn(type: UnitType): PrintedFigures {
  return {
    red: type.firepower.red ?? NO_FIRE,
    blue: type.firepower.blue ?? NO_FIRE,
    range: type.range.max,
    attackCost: type.attackCost ?? 0,
    neverAttacks: type.attackCost === null,
    moveCost: type.moveCost,
    front: isRumor(type) ? RUMORED.front : type.front.dr,
    flank: isRumor(type) ? RUMORED.flank : type.flank.dr,
    hasChoice: isGun(type) || type.kind === 'transport',
  };
}

/**
 * Updates a piece from its unit's view. Fields that depend on its hex and on other units are set later; here they are
 * reset, so that nothing is left of an earlier match.
 */
export function update(piece: Piece, it: UnitView, marker: HitMarker | null, options: BattleOptions): void {
  const { printed } = piece;
  fitTread(piece, options);
  piece.at = it.at;
  piece.facing = it.facing;
  piece.spent = it.spent;
  piece.isHit = it.hit !== -1;
  piece.isHidden = it.hidden;
  piece.isCarried = it.carrier !== -1;
  piece.hasFired = it.fired;
  piece.isInside = it.inside;
  piece.isHasty = it.hasty;
  piece.mayAttack = !printed.neverAttacks && it.carrier === -1;
  piece.mayMove = it.carrier === -1 && it.snag === 'none';
  piece.isWeakened = false;
  piece.red = printed.red;
  piece.blue = printed.blue;
  piece.range = printed.range;
  piece.attackCost = printed.attackCost;
  piece.moveCost = printed.moveCost;
  piece.moveChange = 0;
  piece.mud = 0;
  piece.isRoadbound = false;
  piece.front = printed.front;
  piece.flank = printed.flank;
  piece.cover = 0;
  piece.isInBunker = false;
  piece.load = 0;
  piece.isTowing = false;
  piece.isEngaged = false;
  piece.isThreat = false;
  piece.rally = 0;
  piece.worth = 0;
  piece.best = 0;
  piece.target = NONE;
  piece.freshness = 0;
  piece.restless = 0;
  piece.isBehind = false;
  piece.next = null;
  if (marker !== null) mark(piece, marker);
  piece.reach = 2 * piece.range;
}

/** B7.5 */
function mark(piece: Piece, marker: HitMarker): void {
  const { red, blue } = marker.firepower;
  if (!marker.mayAttack) piece.mayAttack = false;
  if (!marker.mayMove) piece.mayMove = false;
  piece.red = red === null || piece.red === NO_FIRE ? NO_FIRE : piece.red + red;
  piece.blue = blue === null || piece.blue === NO_FIRE ? NO_FIRE : piece.blue + blue;
  piece.isWeakened = (red ?? -1) < 0 || (blue ?? -1) < 0;
  piece.range = Math.min(piece.range, marker.range ?? piece.range);
  piece.attackCost = Math.max(1, piece.attackCost + marker.attackCost);
  piece.moveCost += marker.moveCost;
  piece.front += marker.front;
  piece.flank += marker.flank;
  piece.rally = marker.rally ?? 0;
}

type Roads = Pick<BattleOptions, 'gunMoveClass' | 'truckBuildings'>;
const DEFAULTS: Roads = { gunMoveClass: 'foot', truckBuildings: 'never' };

/** Sets its tread, which for some types depends on the match's options. */
export function fitTread(piece: Piece, options: Roads): void {
  if (!piece.printed.hasChoice) return;
  piece.tread = treadOf(piece.type, options);
  piece.lane = TREADS.indexOf(piece.tread);
}

function treadOf(type: UnitType, { gunMoveClass, truckBuildings }: Roads): Tread {
  if (type.moveClass === 'tracked') return 'tracked';
  if (type.moveClass === 'foot') {
    if (type.kind === 'gun' && gunMoveClass === 'wheeled') return 'wheeled';
    return isUnburdened(type) ? 'light' : 'burdened';
  }
  return type.kind === 'transport' && truckBuildings === 'never' ? 'truck' : 'wheeled';
}

import type { Smoke } from '../../board/sight.ts';
import { canSee } from '../../board/tables.ts';
import type { Battle } from '../../model/battle/battle.ts';
import type { MarkerKind } from '../../model/battle/marker.ts';
import type { PlayerView } from '../../model/battle/player.ts';
import type { View } from '../../model/battle/state.ts';
import type { Side } from '../../model/pack/unit-type.ts';
import type { Goal } from './goal.ts';
import { type Land, landOf } from './land.ts';
import { distanceIn, isSeenIn, pairOf } from './pairs.ts';
import { ANY_DISTANCE } from '../../rules/special/sight.ts';
import { type Checks, checksOf } from './odds.ts';
import { type Piece, piecesOf } from './piece.ts';
import type { Pack } from '../../model/pack/pack.ts';
import type { HexId, PlayerId } from '../../model/ids.ts';

/** What lies in a hex, one bit a kind. */
export const MARKS: Readonly<Record<MarkerKind, number>> = {
  smoke: 1,
  trench: 2,
  bunker: 4,
  wire: 8,
  roadBlock: 16,
  mine: 32,
};

/** Everything the captain sees at one moment, put in order. There is one for each captain, filled anew every time. */
export interface Scene {
  readonly pieces: readonly Piece[];
  readonly checks: Readonly<Record<'orderCard' | 'd10', Checks>>;
  battle: Battle<View>;
  view: View;
  land: Land;
  player: PlayerId;
  me: PlayerView;
  side: Side;
  /** His own units on the map, those of his partner, and the enemies that he sees. */
  own: Piece[];
  allies: Piece[];
  foes: Piece[];
  /** How many of each are in a hex, and the first of them all. */
  foesAt: Uint8Array;
  friendsAt: Uint8Array;
  firstAt: (Piece | null)[];
  marksAt: Uint8Array;
  /** The hexes with anything in them. */
  marked: readonly number[];
  smoke: Smoke;
  isSmoky: boolean;
  /** G3.3a: are there special rules, and how far do his own side and the enemy see by them? */
  isRuled: boolean;
  farthest: number;
  theirFarthest: number;
  goals: readonly Goal[];
  /** Is one of them ground to stand on? */
  hasGround: boolean;
  /** How many enemies are hidden, nobody knows where. */
  lurking: number;
  /** Where others of a group that is being put together will be. */
  claimed: readonly number[];
  /** The words of the cards in his hand. */
  hand: readonly string[];
  /** How many of his own are fresh. */
  fresh: number;
  /** What a CAP is worth now, and how far the game has gone, from 0 to 1. */
  capWorth: number;
  progress: number;
  isLastRound: boolean;
}

/** An empty scene; `battle` is any of the pack. */
export function makeScene(pack: Pack, battle: Battle<View>): Scene {
  const land = landOf(battle);
  const [me] = battle.view.players;
  if (me === undefined) throw new RangeError('a match without players');
  return {
    pieces: piecesOf(pack),
    checks: { orderCard: checksOf(pack, 'orderCard'), d10: checksOf(pack, 'd10') },
    battle,
    view: battle.view,
    land,
    player: 0,
    me,
    side: me.side,
    own: [],
    allies: [],
    foes: [],
    foesAt: new Uint8Array(land.size),
    friendsAt: new Uint8Array(land.size),
    firstAt: Array.from({ length: land.size }, () => null),
    marksAt: new Uint8Array(land.size),
    marked: [],
    smoke: new Map(),
    isSmoky: false,
    isRuled: false,
    farthest: ANY_DISTANCE,
    theirFarthest: ANY_DISTANCE,
    goals: [],
    hasGround: false,
    lurking: 0,
    claimed: [],
    hand: [],
    fresh: 0,
    capWorth: 0,
    progress: 0,
    isLastRound: false,
  };
}

/** B15.6 */
export function hasVehicle({ firstAt }: Scene, hex: HexId, side: Side): boolean {
  for (let piece = firstAt[hex] ?? null; piece !== null; piece = piece.next) {
    if (piece.isVehicle && piece.side === side) return true;
  }
  return false;
}

/** B6.0: does his side see so? */
export function sees(scene: Scene, from: number, to: number): boolean {
  return distanceIn(pairOf(scene.land, from, to)) <= scene.farthest && isClear(scene, from, to);
}

/** B6.0: is nothing in the way, however far it is? */
export function isClear(scene: Scene, from: number, to: number): boolean {
  if (!isSeenIn(pairOf(scene.land, from, to))) return false;
  return !scene.isSmoky || canSee(scene.land.tables, scene.smoke, from, to);
}

const SEEN_FROM = { off: 1000, adjacentOnly: 1, within2: 2 } as const;

/** B6.0.8: is it too far off to be made out in woods or a building? */
export function isConcealed({ view, land }: Scene, piece: Piece, hex: HexId, distance: number): boolean {
  const nearest = SEEN_FROM[view.options.enhancedLOS];
  return distance > nearest && !piece.hasFired && land.isStanding[hex] === 1;
}

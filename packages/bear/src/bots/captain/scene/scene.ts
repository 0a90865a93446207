import type { Smoke } from '../../../board/sight-walk.ts';
import { canSee } from '../../../board/tables.ts';
import type { Battle } from '../../../model/battle.ts';
import type { HexId, PlayerId, UnitId } from '../../../model/ids.ts';
import type { MarkerKind } from '../../../model/marker.ts';
import type { Pack } from '../../../model/pack.ts';
import type { PlayerView } from '../../../model/player.ts';
import type { View } from '../../../model/state.ts';
import type { Side } from '../../../model/unit-type.ts';
import { ANY_DISTANCE } from '../../../rules/special/sight.ts';
import { type Land, landOf } from './land.ts';
import { type Checks, checksOf } from './odds.ts';
import { distanceIn, isSeenIn, pairOf } from './pairs.ts';
import { type Piece, piecesOf } from './piece.ts';

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

/** Something to be had on the map: a Control Marker to take or to keep, an edge to leave by, or ground to stand on at the end. */
export interface Goal {
  readonly kind: 'marker' | 'edge' | 'ground';
  /** Of a marker; else -1. */
  readonly at: HexId;
  /** What it draws units with. */
  readonly value: number;
  /** What it is worth at once to whoever gets there. */
  readonly prize: number;
  readonly isOurs: boolean;
  /** The hexes of an edge or of ground. */
  readonly hexes: readonly HexId[];
  /** For these alone; null: for all. */
  readonly units: readonly UnitId[] | null;
  /** How far his own side's units are from a marker; null until somebody asks. */
  distances: readonly number[] | null;
}

/** about so many spaces of the Mission Track are a round. */
const SPACES_A_ROUND = 4;

/** What time it is for a captain: which round of how many. Against the AI the Mission Track is the clock (S2.7a). */
interface Clock {
  readonly round: number;
  readonly rounds: number;
}

export function clockOf({ terms, solo, round }: View): Clock {
  if (terms.solo === null || solo === null) return { round, rounds: terms.rounds };
  const rounds = Math.ceil((terms.solo.length - 1) / SPACES_A_ROUND);
  const left = Math.max(1, Math.ceil((terms.solo.length - solo.marker) / SPACES_A_ROUND));
  return { round: rounds - left + 1, rounds };
}

/** How many rounds are left, this one included. */
export function roundsLeft(view: View): number {
  const { round, rounds } = clockOf(view);
  return rounds - round + 1;
}

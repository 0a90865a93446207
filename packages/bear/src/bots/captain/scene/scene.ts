import type { Smoke } from '../../../board/sight.ts';
import { canSee } from '../../../board/tables.ts';
import type { Battle } from '../../../model/battle/battle.ts';
import { type HexId, type PlayerId, playerId, type UnitId } from '../../../model/ids.ts';
import type { MarkerKind } from '../../../model/battle/marker.ts';
import type { Pack } from '../../../model/pack/pack.ts';
import type { PlayerView } from '../../../model/battle/player.ts';
import type { View } from '../../../model/battle/state.ts';
import type { Side } from '../../../model/pack/unit-type.ts';
import { ANY_DISTANCE } from '../../../rules/special/sight.ts';
import { type Land, landOf } from './land.ts';
import { type Checks, checksOf } from './odds.ts';
import { distanceIn, isSeenIn, pairOf } from './pairs.ts';
import { type Piece, piecesOf } from './piece.ts';

/** Markers in a hex, one bit per kind. */
export const MARKS: Readonly<Record<MarkerKind, number>> = {
  smoke: 1,
  trench: 2,
  bunker: 4,
  wire: 8,
  roadBlock: 16,
  mine: 32,
  hasty: 64,
};

/** Everything the captain sees at one moment. Each captain has one scene and refills it. */
export interface CaptainScene {
  readonly pieces: readonly Piece[];
  readonly checks: Readonly<Record<'orderCard' | 'd10', Checks>>;
  battle: Battle<View>;
  view: View;
  land: Land;
  player: PlayerId;
  me: PlayerView;
  side: Side;
  /** His units on the map, his partner's, and the enemies he sees. */
  own: Piece[];
  allies: Piece[];
  foes: Piece[];
  /** The best his partner's fresh units could do to each enemy hex. */
  spokenFor: ReadonlyMap<number, number>;
  /** Per hex: the numbers of enemies and friends, and the first piece. */
  foesAt: Uint8Array;
  friendsAt: Uint8Array;
  firstAt: (Piece | null)[];
  marksAt: Uint8Array;
  marked: readonly number[];
  smoke: Smoke;
  isSmoky: boolean;
  /** G3.3a: whether special rules are in force, and how far his side and the enemy see. */
  isRuled: boolean;
  farthest: number;
  theirFarthest: number;
  goals: readonly Goal[];
  hasGround: boolean;
  /** The number of hidden enemies whose hexes are unknown. */
  lurking: number;
  /** The hexes in which other members of the group being planned will end. */
  claimed: readonly number[];
  hand: readonly string[];
  fresh: number;
  /** The present worth of a CAP; the progress of the game from 0 to 1. */
  capWorth: number;
  progress: number;
  isLastRound: boolean;
}

/** An empty scene; `battle` is any battle of the pack. */
export function makeScene(pack: Pack, battle: Battle<View>): CaptainScene {
  const land = landOf(battle);
  const [me] = battle.view.players;
  if (me === undefined) throw new RangeError('a match without players');
  return {
    pieces: piecesOf(pack),
    checks: { orderCard: checksOf(pack, 'orderCard'), d10: checksOf(pack, 'd10') },
    battle,
    view: battle.view,
    land,
    player: playerId(0),
    me,
    side: me.side,
    own: [],
    allies: [],
    foes: [],
    spokenFor: new Map(),
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
export function hasVehicle({ firstAt }: CaptainScene, hex: HexId, side: Side): boolean {
  for (let piece = firstAt[hex] ?? null; piece !== null; piece = piece.next) {
    if (piece.isVehicle && piece.side === side) return true;
  }
  return false;
}

/** B6.0 */
export function sees(scene: CaptainScene, from: HexId, to: HexId): boolean {
  return distanceIn(pairOf(scene.land, from, to)) <= scene.farthest && isClear(scene, from, to);
}

/** B6.0 */
export function isClear(scene: CaptainScene, from: HexId, to: HexId): boolean {
  if (!isSeenIn(pairOf(scene.land, from, to))) return false;
  return !scene.isSmoky || canSee(scene.land.tables, scene.smoke, from, to);
}

const SEEN_FROM = { off: 1000, adjacentOnly: 1, within2: 2 } as const;

/** B6.0.8: too far away to be seen in woods or a building. */
export function isConcealed({ view, land }: CaptainScene, piece: Piece, hex: HexId, distance: number): boolean {
  const nearest = SEEN_FROM[view.options.enhancedLOS];
  return distance > nearest && !piece.hasFired && land.isStanding[hex] === 1;
}

/** A goal on the map: a Control Marker to take or keep, an edge to leave by, or ground to stand on at the end. */
export interface Goal {
  readonly kind: 'marker' | 'edge' | 'ground';
  /** The hex of a marker, otherwise -1. */
  readonly at: HexId;
  readonly value: number;
  /** What reaching it scores at once. */
  readonly prize: number;
  readonly isOurs: boolean;
  readonly hexes: readonly HexId[];
  /** The units it is for; null for all. */
  readonly units: readonly UnitId[] | null;
  /** Distances of his units and of his partner's from a marker, made on demand. */
  distances: readonly number[] | null;
  partners: readonly number[] | null;
}

/** roughly how many spaces the Mission Track's marker advances in a round. */
const SPACES_A_ROUND = 4;

/** The present round, and how many there are. Against the AI the Mission Track is the clock (S2.7a). */
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

/** Including the present one. */
export function roundsLeft(view: View): number {
  const { round, rounds } = clockOf(view);
  return rounds - round + 1;
}

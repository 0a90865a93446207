import { type UnitId, unitId } from '../../../model/ids.ts';
import type { Pack } from '../../../model/pack/pack.ts';
import type { Terms } from '../../../model/battle/terms.ts';
import { SIDES } from '../../../model/pack/unit-type.ts';

/**
 * What the captain cares about, in victory points, so that a shot, a step and a CAP can be compared. Set by judgement;
 * the more important ones were tried in matches between captains.
 */
export const weights = {
  /** The share of a unit's worth lost by a first hit. */
  firstHit: 0.45,
  /** The share lost by a second hit, which destroys a unit already half lost. */
  secondHit: 0.9,
  /** The worth of a point of a counter's strength, on top of the VP for its loss. It fades as the game goes on. */
  strength: 1 / 55,
  /** The worth of revealing a Rumored Enemy, which may be any unit or none. */
  rumor: 0.5,
  /** How much more an enemy is worth in a hex we want, as a share of its worth. */
  squatter: 0.5,

  /** The share of danger that counts: not every enemy that could fire at a unit will. */
  danger: 0.5,
  /** The share of danger from a spent enemy: it may act by CAPs, and will be fresh next round. */
  spentFoe: 0.4,
  /** The share from an enemy that must turn first. */
  turnedFoe: 0.5,
  /** Below this danger a unit does not look for another place. */
  unrest: 0.12,
  /** The danger each friend in the same hex adds, as a share. */
  crowd: 0.5,
  /** What each hidden enemy adds, as a share of the unit's worth. */
  shadow: 0.03,
  /** The share of a possible shot's gain that counts before it is made. */
  prospect: 0.4,

  /** Beyond this many AP a goal has no pull. */
  farthest: 26,
  /** AP a unit is expected to move in a round; with less time left it hurries. */
  pace: 4,
  /** The least and the most weight of lack of time. */
  leisure: 0.5,
  hurry: 1.8,
  /** The share of a goal's pull per unit nearer to it, and the smallest share. */
  follower: 0.8,
  lastFollower: 0.35,
  /** The value of guarding a goal we hold, as a share of that of taking it. */
  hold: 0.5,
  /** From this distance on, no enemy endangers our goals. */
  safeDistance: 10,
  /** The worth of taking a goal at once in round 1, as a share of its value; it grows to 1 in the last round. */
  early: 0.3,
  /**
   * A target's share if his partner is surer to destroy it, and a goal's share per unit of his partner's that is
   * nearer.
   */
  partnersShot: 0.7,
  partnersGoal: 0.65,
  /** Without goals: the worth of each hex nearer to the enemy, for a side that is not ahead. */
  hunt: 0.03,
  /** How much more in the last round if nothing else scores, as a share. */
  urgency: 2,

  /** The worth of a fresh unit, apart from what it could do. */
  fresh: 0.03,
  /** The share of its best attack lost with its freshness. */
  reserve: 0.6,
  /** A CAP with many fresh units, and with none. Unspent CAPs lapse when the round ends. */
  cap: 0.055,
  lastCap: 0.006,
  /** How many fresh units count as many. */
  manyFresh: 5,
  /** Cards are kept from round to round, so until the last they have a worth. */
  freeAction: 0.16,
  sergeant: 0.07,
  swift: 0.25,
  aiming: 0.08,
  luck: 0.12,
  followMe: 0.12,
  rallyUp: 0.12,
  rapid: 0.12,
  confusion: 0.12,
  officer: 0.06,
  seekCover: 0.08,
  sniper: 0.04,
  bog: 0.08,
  lastRoundCard: 0.02,

  /** The worth of entering over the edge, of getting off near the enemy, and of getting on far from him. */
  arrival: 0.3,
  throng: 0.12,
  dismount: 0.3,
  mount: 0.12,

  /** The worth of keeping a weapon card, artillery or an aircraft. */
  weaponCard: 0.08,
  barrage: 0.3,
  airStrike: 0.35,
  /** Smoke lasts two rounds, but the enemy need not stay where he is. */
  smoke: 0.5,
  clearing: 0.15,

  /** Actions worth less are not taken. */
  least: 0.012,
  /** A hidden unit reveals itself only for more than this. */
  ambush: 0.18,
  /** A shot this good is taken without looking at moves. */
  goodShot: 0.25,

  /** How many units to consider for a move before passing; more take more time. */
  movers: 4,
  members: 4,
} as const;

/** The VP that the loss of each unit moves from its side to the other. */
export type Stakes = Float64Array;

const known = new WeakMap<Terms, Stakes>();

export function stakesOf(pack: Pack, terms: Terms): Stakes {
  let stakes = known.get(terms);
  if (stakes === undefined) {
    stakes = Float64Array.from(pack.counters, ({ side }, unit) => stakeOf(terms, side, unitId(unit)));
    known.set(terms, stakes);
  }
  return stakes;
}

/**
 * B19.2: what its destruction scores, by the last rule that fits and all that add to it, and what its survival would.
 */
function stakeOf({ victory }: Terms, side: string, unit: UnitId): number {
  const enemy = SIDES.find((each) => each !== side);
  let base = 0;
  let added = 0;
  for (const rule of victory) {
    if (rule.kind === 'destroyed' && rule.side === enemy && (rule.units?.includes(unit) ?? true)) {
      if (rule.added) added += rule.vp;
      else base = rule.vp;
    }
    if (rule.kind === 'alive' && rule.side === side && rule.units.includes(unit)) added += rule.vp;
  }
  return base + added;
}

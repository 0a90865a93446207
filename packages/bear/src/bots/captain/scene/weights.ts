import type { UnitId } from '../../../model/ids.ts';
import type { Pack } from '../../../model/pack.ts';
import type { Terms } from '../../../model/terms.ts';
import { SIDES } from '../../../model/unit-type.ts';

/**
 * What the captain cares for. All values are victory points, so that a shot, a step and a CAP can be weighed against each
 * other. They were set by judgement, and the weightier ones tried against others in matches of captains.
 */
export const weights = {
  /** The share of a unit's worth that a first hit takes from it. */
  firstHit: 0.45,
  /** And a second one, which destroys what was half lost already. */
  secondHit: 0.9,
  /** What a point of a counter's strength is worth besides the VP that its loss scores. It fades as the game goes on. */
  strength: 1 / 55,
  /** What it is worth to have found a Rumored Enemy out and lost, who may be anybody or nobody. */
  rumor: 0.5,
  /** How much of its worth an enemy has more while it sits on something that we want. */
  squatter: 0.5,

  /** How seriously danger is taken: not every enemy that could fire at a unit will. */
  danger: 0.5,
  /** The danger of an enemy that is spent: it may act by CAPs, and next round anyway. */
  spentFoe: 0.4,
  /** And of one that would have to turn first. */
  turnedFoe: 0.5,
  /** Danger below this makes nobody look for another place. */
  unrest: 0.12,
  /** How much more it is for each friend in the same hex. */
  crowd: 0.5,
  /** What each hidden enemy adds to that, as a share of its worth. */
  shadow: 0.03,
  /** What a shot that a unit could make from where it is counts before it is made. */
  prospect: 0.4,

  /** So many AP away from a goal nothing of it is felt. */
  farthest: 26,
  /** How many AP a unit is thought to move in a round: with less time left than that takes, it hurries. */
  pace: 4,
  /** The least and the most that time presses. */
  leisure: 0.5,
  hurry: 1.8,
  /** The share of a goal's pull for each unit that is nearer to it, and the least. */
  follower: 0.8,
  lastFollower: 0.35,
  /** The value of keeping a unit at what is ours, as a share of what it would be to take it. */
  hold: 0.5,
  /** From so far away nobody endangers what is ours. */
  safeDistance: 10,
  /** The worth of taking a goal at once, as a share of its value, in the first round; in the last round it is all of it. */
  early: 0.3,
  /** Where nothing is to be taken: what each hex nearer to the enemy is worth to a side that is not ahead. */
  hunt: 0.03,
  /** How much more, as a share, when the last round has come and nothing else scores. */
  urgency: 2,

  /** What it is worth to have a unit fresh, whatever it could do. */
  fresh: 0.03,
  /** And what of its best attack would be lost with its freshness. */
  reserve: 0.6,
  /** A CAP with many fresh units, and with none: what is left when the round ends is lost. */
  cap: 0.055,
  lastCap: 0.006,
  /** So many fresh units are many. */
  manyFresh: 5,
  /** Cards are kept from round to round, so they are worth something until the last. */
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

  /** What it is worth to come in over the edge, to get off a vehicle near the enemy, and to get on one far from him. */
  arrival: 0.3,
  /** What is lost for each friend in the hex where a unit comes in. */
  throng: 0.12,
  dismount: 0.3,
  mount: 0.12,

  /** What a weapon card, artillery or an aircraft is kept for. */
  weaponCard: 0.08,
  barrage: 0.3,
  airStrike: 0.35,
  /** Smoke lasts for two rounds, but the enemy need not stay where it is. */
  smoke: 0.5,
  /** What it is worth to be rid of a mine. */
  clearing: 0.15,

  /** Nothing below this is worth an action. */
  least: 0.012,
  /** A hidden unit gives itself away only for something better. */
  ambush: 0.18,
  /** A shot as good as this is not weighed against moves any more. */
  goodShot: 0.25,

  /** How many units are considered for a move in every turn, before it would be passed: more of them take more time. */
  movers: 4,
  /** The most that join a group move. */
  members: 4,
} as const;

/** The VP that the loss of each unit moves from its own side to the other, under these terms. */
export type Stakes = Float64Array;

const known = new WeakMap<Terms, Stakes>();

export function stakesOf(pack: Pack, terms: Terms): Stakes {
  let stakes = known.get(terms);
  if (stakes === undefined) {
    stakes = Float64Array.from(pack.counters, ({ side }, unit) => stakeOf(terms, side, unit));
    known.set(terms, stakes);
  }
  return stakes;
}

/** B19.2: what its destruction scores, the last rule that fits and those that are added, and what its life would. */
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

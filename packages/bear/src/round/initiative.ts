import { finish, type FrameKind, verb } from '@sandtable/kernel';
import type { Chance } from '../model/battle/figures.ts';
import type { InitiativeFrame } from '../model/battle/frame.ts';
import { NONE, type PlayerId, playerId } from '../model/ids.ts';
import { initiativeFrame } from '../model/battle/make-frame.ts';
import { question } from '../model/battle/question.ts';
import {
  type Bear,
  type BearIo,
  enemyOf,
  type Held,
  playerOf,
  pushFrame,
  type Seen,
  type View,
} from '../model/battle/state.ts';
import type { Side } from '../model/pack/unit-type.ts';
import { capsSlot } from '../rules/order/roll.ts';
import { startOf } from '../rules/order/turn-order.ts';
import { payCaps } from '../rules/payment/purchase.ts';
import { initiativeBonus } from '../rules/special/effects.ts';
import { mustSolo, soloPlayer } from '../rules/units/ai-side.ts';

// B2.1, B3.2.4:  caps:1: the CAPs a player adds to his roll

interface InitiativeBid {
  readonly frame: InitiativeFrame;
  readonly caps: number;
}

/**
 * The roll for the first turn, or the side the firefight names. The frame below gets the player with the initiative.
 */
export function pushInitiative(held: Held): void {
  pushFrame(held, initiativeFrame(declarers(held.view)));
}

/** B3.2.4: the player with more CAPs declares first; if equal, the Soviet player. */
function declarers({ players, terms }: View): PlayerId[] {
  return players
    .map((_player, place) => playerId(place))
    .filter((place) => place !== terms.solo?.ai)
    .sort((a, b) => {
      const [one, other] = [players[a], players[b]];
      if (one === undefined || other === undefined) return 0;
      return other.caps - one.caps || Number(other.side === 'soviet') - Number(one.side === 'soviet');
    });
}

const declare = verb<Bear, InitiativeFrame, InitiativeBid>('declare', {
  traits: { by: 'player', rolls: true, usual: true },
  says: (phrase) =>
    phrase.slot(
      'caps',
      capsSlot((seen, { frame }) => ({ rule: 'B3.2.4', serves: 'up', caps: capsOfNext(seen, frame) })),
    ),
  resolve: (held, { frame, caps }, io) => {
    const player = nextOf(frame);
    payCaps(held, player, caps);
    if (caps > 0) io.emit({ rule: 'B3.2.4', key: 'declared', player, caps });
    frame.caps.push(caps);
  },
});

function nextOf({ order, caps }: Readonly<InitiativeFrame>): PlayerId {
  return order[caps.length] ?? NONE;
}

function capsOfNext(seen: Seen, frame: Readonly<InitiativeFrame>): number {
  return playerOf(seen, nextOf(frame)).caps;
}

const VERBS = [declare];

export const initiativeKind: FrameKind<Bear, InitiativeFrame> = {
  ask(seen, frame) {
    if (fixedSide(seen.view) !== null || nextOf(frame) === -1 || capsOfNext(seen, frame) === 0) return null;
    return question(playerOf(seen, nextOf(frame)).seat, 'initiative', VERBS);
  },
  go(held, frame, io) {
    const side = fixedSide(held.view);
    if (side !== null) {
      const first = playerId(held.view.players.findIndex((player) => player.side === side));
      return begin(held, frame, first, io);
    }
    if (nextOf(frame) !== -1) return void frame.caps.push(0);
    roll(held, frame, io);
  },
};

/** B2.1: the side that has the initiative without a roll; null if it is rolled for. */
function fixedSide({ terms: { initiative }, round }: View): Side | null {
  if (initiative === null || (initiative.rounds === 'first' && round > 1)) return null;
  if (initiative.rounds === 'alternating' && round % 2 === 0) return enemyOf(initiative.side);
  return initiative.side;
}

/** The highest roll wins; after a tie all declare and roll again. */
function roll(held: Held, frame: InitiativeFrame, io: BearIo): void {
  const sums = frame.order.map((player, place) => {
    const caps = frame.caps[place] ?? 0;
    const dice = [io.roll('combat', 6), io.roll('combat', 6)];
    const bonus = initiativeBonus(held, playerOf(held, player).side, player);
    const rolled = {
      rule: held.view.solo === null ? 'B2.1' : 'S2.6',
      key: 'initiativeRolled',
      player,
      dice,
      caps,
    } as const;
    io.emit(bonus === 0 ? rolled : { ...rolled, bonus });
    return dice.reduce((sum, die) => sum + die, caps + bonus);
  });
  if (held.view.terms.solo !== null) return beginSolo(held, frame, sums[0] ?? 0, io);
  const best = Math.max(...sums);
  const place = sums.indexOf(best);
  if (sums.lastIndexOf(best) === place) return begin(held, frame, frame.order[place] ?? playerId(0), io, { sums });
  io.emit({ rule: 'B2.1', key: 'initiativeTied' });
  finish(held.view, frame);
  pushInitiative(held);
}

function beginSolo(held: Held, frame: InitiativeFrame, sum: number, io: BearIo): void {
  const { ai } = mustSolo(held).terms;
  begin(held, frame, sum >= soloInitiative(held, ai) ? soloPlayer(held) : ai, io, { rule: 'S2.6' });
}

interface Rolled {
  readonly rule?: 'B2.1' | 'S2.6';
  /** In the order of the frame; none if the side is fixed. */
  readonly sums?: readonly number[];
}

function begin(
  held: Held,
  frame: InitiativeFrame,
  first: PlayerId,
  io: BearIo,
  { rule = 'B2.1', sums = [] }: Rolled = {},
): void {
  io.emit({ rule, key: 'hasInitiative', player: first });
  finish(
    held.view,
    frame,
    startOf(held.view.players, first, (player) => sums[frame.order.indexOf(player)] ?? 0),
  );
}

/** S2.6: the roll a player needs against the AI; G3.3a: more if a special rule helps the AI. */
const SOLO_INITIATIVE = 8;

function soloInitiative(seen: Seen, ai: PlayerId): number {
  return SOLO_INITIATIVE + initiativeBonus(seen, playerOf(seen, ai).side, ai);
}

/** The number of rolls of two dice for each sum. */
const WAYS = Array.from({ length: 13 }, (_, sum) => (sum < 2 ? 0 : 6 - Math.abs(7 - sum)));
const ALL = 36;

/**
 * B2.1, B3.2.4: the chance that the player now declaring gets the first turn with that many CAPs. Assumes that his
 * opponent adds no more than already declared, and that neither pays after a tie. Null if no one is declaring, or with
 * more than two players.
 */
export function initiativeChance(seen: Seen, caps: number): Chance | null {
  const frame = seen.view.frames.at(-1);
  if (frame?.kind !== 'initiative') return null;
  const player = nextOf(frame);
  if (player === NONE) return null;
  const bonusOf = (who: PlayerId): number => initiativeBonus(seen, playerOf(seen, who).side, who);
  const { solo } = seen.view.terms;
  if (solo !== null) return { ways: waysToReach(soloInitiative(seen, solo.ai) - caps - bonusOf(player)), of: ALL };
  const [other, another] = frame.order.filter((each) => each !== player);
  if (other === undefined || another !== undefined) return null;
  const lead = bonusOf(player) - bonusOf(other);
  const [won, tied] = duelWays(lead + caps - (frame.caps[frame.order.indexOf(other)] ?? 0));
  const [again, tiedAgain] = duelWays(lead);
  // Further ties are rolled again as well, so only rolls that decide count.
  const decided = ALL * ALL - tiedAgain;
  return reduced(won * decided + tied * again, ALL * ALL * decided);
}

/** B3.2.4: whether a later declarer has CAPs to add. */
export function isFollowed(seen: Seen, { order, caps }: Readonly<InitiativeFrame>): boolean {
  return order.slice(caps.length + 1).some((player) => playerOf(seen, player).caps > 0);
}

/** The numbers of rolls won and tied when both roll and one has this lead. */
function duelWays(lead: number): readonly [won: number, tied: number] {
  const won = WAYS.reduce((sum, count, rolled) => sum + count * waysToReach(rolled - lead + 1), 0);
  const reached = WAYS.reduce((sum, count, rolled) => sum + count * waysToReach(rolled - lead), 0);
  return [won, reached - won];
}

function waysToReach(least: number): number {
  return WAYS.reduce((sum, count, rolled) => (rolled >= least ? sum + count : sum), 0);
}

function reduced(ways: number, of: number): Chance {
  let [a, b] = [of, ways];
  while (b > 0) [a, b] = [b, a % b];
  return { ways: ways / a, of: of / a };
}

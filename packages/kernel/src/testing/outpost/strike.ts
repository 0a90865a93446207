import {
  countKind,
  deny,
  finish,
  grant,
  judgedSlot,
  listedSlot,
  push,
  verb,
  discard,
  type FrameKind,
  type Verdict,
} from '../../index.ts';
import { distance, enemiesNextTo, memberKind, spaceKind, squadAt, squadKind, squadsOf } from './field.ts';
import {
  enemyOf,
  playerOf,
  rollFrame,
  squadOf,
  strikeFrame,
  worthOf,
  type Outpost,
  type OutpostIo,
  type Player,
  type State,
  type StrikeFrame,
  type TurnFrame,
  type View,
} from './model.ts';
import { endTurn, judgeFresh, judgeOwn } from './squads.ts';

// A strike: u1 strike b3 +u2 card:5 coins:0. A fresh leader pays by being spent, any leader with two coins.

const COMMAND = 2;
const TO_HIT = 8;

interface Strike {
  readonly frame: TurnFrame;
  readonly leader: number;
  readonly space: number;
  readonly supporters: readonly number[];
  readonly card: number | null;
  readonly coins: number;
}

type StrikeSoFar = Pick<Strike, 'frame' | 'leader' | 'space' | 'supporters'>;

function judgeLeader(seen: View, { frame }: Pick<Strike, 'frame'>, squad: number): Verdict {
  const own = judgeOwn(seen, frame, squad);
  if (!own.granted) return own;
  if (enemiesNextTo(seen, squad).length === 0) return deny('strike', 'nobodyNear', { unit: squad });
  return pricesFor(seen, frame, squad).length > 0 ? grant() : deny('strike', 'spentAndPoor', { unit: squad });
}

function pricesFor(seen: View, frame: Readonly<TurnFrame>, leader: number): readonly number[] {
  const free = squadOf(seen, leader).spent ? [] : [0];
  return playerOf(seen, frame.side).coins >= COMMAND ? [...free, COMMAND] : free;
}

/** A supporter is fresh, not the leader, named once, and next to the target. */
function judgeSupporter(seen: View, { frame, leader, space, supporters }: StrikeSoFar, squad: number): Verdict {
  const fresh = judgeFresh(seen, frame, squad);
  if (!fresh.granted) return fresh;
  if (squad === leader || supporters.includes(squad)) return deny('strike', 'twice', { unit: squad });
  const { at } = squadOf(seen, squad);
  return distance(at, space) === 1 ? grant() : deny('strike', 'apart', { unit: squad, at: space });
}

function knownCards(seen: View, side: TurnFrame['side']): readonly number[] {
  return playerOf(seen, side).hand.filter((card) => card !== null);
}

const cardKind = countKind('card');
const NOT_HELD = { rule: 'strike', key: 'notHeld' };

export const strike = verb<Outpost, TurnFrame, Strike>('strike', {
  traits: { rolls: true },
  says: (phrase) =>
    phrase
      .slot(
        'leader',
        judgedSlot(squadKind, (seen, { frame }) => squadsOf(seen, frame.side), judgeLeader),
      )
      .word('strike')
      .slot(
        'space',
        listedSlot(spaceKind, (seen, { leader }) => enemiesNextTo(seen, leader), { rule: 'strike', key: 'noTarget' }),
      )
      .list(
        'supporters',
        judgedSlot(memberKind, (seen, { frame }) => squadsOf(seen, frame.side), judgeSupporter),
      )
      .maybe(
        'card',
        listedSlot(cardKind, (seen, { frame }) => knownCards(seen, frame.side), NOT_HELD),
      )
      .slot(
        'coins',
        listedSlot(countKind('coins'), (seen, { frame, leader }) => pricesFor(seen, frame, leader), {
          rule: 'strike',
          key: 'cannotPay',
        }),
      ),
  figures: (seen, { leader, space, supporters = [], card = null }) => {
    const target = space === undefined ? undefined : squadAt(seen, space);
    if (leader === undefined || target === undefined) return grant({});
    const defence = TO_HIT + defenceOf(seen, target);
    const bonus = bonusOf(seen, leader, supporters, card);
    return grant({ needed: defence - bonus }, [
      { rule: 'strike', key: 'defence', amount: defence, unit: target },
      { rule: 'strike', key: 'bonus', amount: bonus, unit: leader },
    ]);
  },
  resolve: resolveStrike,
});

function defenceOf(seen: View, target: number): number {
  return squadOf(seen, target).posture === 'dug' ? 1 : 0;
}

function bonusOf(seen: View, leader: number, supporters: readonly number[], card: number | null): number {
  const ready = squadOf(seen, leader).posture === 'ready' ? 1 : 0;
  return ready + supporters.length + (card === null ? 0 : worthOf(card));
}

function resolveStrike(held: State, { frame, leader, space, supporters, card, coins }: Strike, io: OutpostIo): void {
  const target = squadAt(held, space);
  if (target === undefined) throw new Error('a strike at nobody');
  const player = playerOf(held, frame.side);
  const bonus = bonusOf(held, leader, supporters, card);
  player.coins -= coins;
  for (const squad of coins > 0 ? supporters : [leader, ...supporters]) squadOf(held, squad).spent = true;
  if (card !== null) play(held, player, card);
  io.emit({ rule: 'strike', key: 'struck', squad: leader, target });
  endTurn(frame);
  push(held, strikeFrame(leader, target, bonus));
  push(held, rollFrame(squadOf(held, leader).side));
}

function play(held: State, player: Player, card: number): void {
  player.hand.splice(player.hand.indexOf(card), 1);
  discard(held.deck, card);
}

/** What the defender may answer while the dice are on the table. */
interface Parry {
  readonly frame: StrikeFrame;
  readonly with: number;
}

const parry = verb<Outpost, StrikeFrame, Parry>('parry', {
  says: (phrase) =>
    phrase.word('parry').slot(
      'with',
      listedSlot(cardKind, (seen, { frame }) => knownCards(seen, squadOf(seen, frame.target).side), NOT_HELD),
    ),
  resolve: (held, { frame, with: card }, io) => {
    play(held, playerOf(held, squadOf(held, frame.target).side), card);
    io.reveal();
    io.emit({ rule: 'strike', key: 'parried', card });
    frame.parry = worthOf(card);
    frame.step = 1;
  },
});

const endure = verb<Outpost, StrikeFrame, Pick<Parry, 'frame'>>('endure', {
  says: (phrase) => phrase.word('endure'),
  resolve: (_held, { frame }) => {
    frame.step = 1;
  },
});

export const strikeKind: FrameKind<Outpost, StrikeFrame> = {
  /** The size of the defender's hand is open, its cards are not. */
  ask(seen, { step, target }) {
    const defender = playerOf(seen, squadOf(seen, target).side);
    return step === 0 && defender.hand.length > 0 && defender.seat !== 'ai'
      ? { seat: defender.seat, key: 'parry', verbs: [parry, endure] }
      : null;
  },
  go(held, frame, io) {
    const { striker, target, bonus, parry: parried, got } = frame;
    const attack = (got ?? 0) + bonus;
    const hit = attack >= TO_HIT + defenceOf(held, target) + parried;
    io.emit({ rule: 'strike', key: hit ? 'lost' : 'held', target, attack });
    if (hit) {
      squadOf(held, target).at = -1;
      const coins = io.pull(held.spoils) ?? 0;
      playerOf(held, enemyOf(squadOf(held, target).side)).coins += coins;
      io.emit({ rule: 'strike', key: 'spoils', coins });
      squadOf(held, striker).posture = 'ready';
    }
    finish(held, frame);
  },
};

import {
  deny,
  finish,
  type FrameKind,
  grant,
  kind,
  listedSlot,
  type Verb,
  verb,
  type Verdict,
} from '@sandtable/kernel';
import type { CardRollFrame, TurnFrame } from '../model/frame.ts';
import { type Bear, type BearIo, type Held, playerOf, pushFrame, type Seen } from '../model/state.ts';
import { changeCaps } from '../rules/payment/caps.ts';
import { judgeHand, swiftSlot } from '../rules/order/order.ts';
import type { Payment } from '../model/payment.ts';
import { pushRoll } from '../rules/order/roll.ts';
import { turnPlayer } from '../rules/order/turn-order.ts';
import { cardPaymentSlot, judgeCardPayable } from './card-price.ts';
import { refuse } from './card-key.ts';
import { type Asked, beginCard, type Leading, mayPlay, ownSlot, type Play } from './play.ts';

// Cards that come down to one die:  c08 g03 caps:0;  c13, or with two players against one c13 soviet2;  sevenAP: c07

/** `victim` is the player who suffers from it; -1 for nobody. */
function pushCardRoll(held: Held, said: Play, what: CardRollFrame['what'], victim = -1): void {
  pushFrame(held, { kind: 'cardRoll', step: 0, got: null, player: turnPlayer(said.frame), what, victim });
}

export const cardRollKind: FrameKind<Bear, CardRollFrame> = {
  ask: () => null,
  go(held, frame, io) {
    const { player, what, victim, got } = frame;
    if (frame.step === 0) {
      frame.step = 1;
      return pushRoll(held, { player, what, dice: 1, unit: -1 });
    }
    finish(held.view, frame);
    if (what === 'officer') changeCaps(held, player, got ?? 0, 'B8.1', io);
    if (what === 'sniper') changeCaps(held, victim, -(HIT_BY_SNIPER[Math.min(got ?? 0, MOST)] ?? 0), 'B8.1', io);
    if (what === 'sergeant') addAp(held, player, got ?? 0, io);
  },
};

function addAp(held: Held, player: number, amount: number, io: BearIo): void {
  const it = playerOf(held, player);
  if (it.activation === null) return;
  it.activation = { ...it.activation, ap: it.activation.ap + amount };
  io.emit({ rule: 'B8.7', key: 'apAdded', player, ap: it.activation.ap });
}

interface OfficerPlay extends Play, Leading {
  readonly payment: Payment;
}

const officerSlot = ownSlot((seen, { frame }, unit) => judgeCardPayable(seen, 'c08', frame, [unit]));

/** Card 08: so many CAPs more in this round, for 2 AP of one unit. */
export const officerByCard: Verb<Bear> = verb<Bear, TurnFrame, OfficerPlay>('c08', {
  says: (phrase) =>
    phrase
      .word('c08', mayPlay('c08', officerSlot))
      .slot('leader', officerSlot)
      .maybe('swift', swiftSlot)
      .slot(
        'payment',
        cardPaymentSlot('c08', ({ leader }: Leading) => [leader]),
      ),
  resolve: (held, said, io) => {
    beginCard(held, 'c08', said, [said.leader], io);
    pushCardRoll(held, said, 'officer');
  },
});

/** What each number of the die costs, from 0 on: Luck and CAPs may lead beyond the die. */
const HIT_BY_SNIPER: readonly number[] = [0, 0, 1, 1, 2, 2, 3];
const MOST = HIT_BY_SNIPER.length - 1;

function enemyPlayers(seen: Seen, { frame }: Asked): number[] {
  const { side } = playerOf(seen, turnPlayer(frame));
  return seen.view.players.flatMap((player, place) => (player.side === side ? [] : [place]));
}

function judgeSniper(several: boolean): (seen: Seen, so: Asked) => Verdict<unknown> {
  return (seen, so) => {
    const inHand = judgeHand(seen, so.frame, 'c13');
    if (!inHand.granted) return inHand;
    if (enemyPlayers(seen, so).length > 1 === several) return grant();
    return refuse(several ? 'oneEnemy' : 'severalEnemies');
  };
}

/** Card 13: the enemy loses CAPs of this round. */
export const snipeByCard: Verb<Bear> = verb<Bear, TurnFrame, Play>('c13', {
  says: (phrase) => phrase.word('c13', judgeSniper(false)).maybe('swift', swiftSlot),
  resolve: (held, said, io) => fireSniper(held, said, enemyPlayers(held, said)[0] ?? -1, io),
});

const seatKind = kind('seat', {
  read: ({ view }: Seen, word) => {
    const place = view.players.findIndex(({ seat }) => seat === word);
    return place === -1 ? undefined : place;
  },
  print: ({ view }, player) => view.players[player]?.seat ?? '?',
});

interface SniperPlay extends Play {
  readonly victim: number;
}

/** B20.0: where there are several enemies, one of them. */
export const snipeAtByCard: Verb<Bear> = verb<Bear, TurnFrame, SniperPlay>('c13 at', {
  says: (phrase) =>
    phrase
      .word('c13', judgeSniper(true))
      .slot('victim', listedSlot(seatKind, enemyPlayers, { rule: 'B8.1', key: 'ownSide' }))
      .maybe('swift', swiftSlot),
  resolve: (held, said, io) => fireSniper(held, said, said.victim, io),
});

function fireSniper(held: Held, said: Play, victim: number, io: BearIo): void {
  beginCard(held, 'c13', said, [], io);
  pushCardRoll(held, said, 'sniper', victim);
}

function judgeSergeant(seen: Seen, { frame }: Asked): Verdict<unknown> {
  if (seen.view.options.economy !== 'sevenAP') return deny('B8.7', 'otherEconomy');
  const inHand = judgeHand(seen, frame, 'c07');
  if (!inHand.granted) return inHand;
  return playerOf(seen, turnPlayer(frame)).activation === null ? refuse('noActiveUnit') : grant();
}

/** B8.7: card 07 where there is a pool of AP: more in it. */
export const sergeantByCard: Verb<Bear> = verb<Bear, TurnFrame, Play>('c07', {
  says: (phrase) => phrase.word('c07', judgeSergeant).maybe('swift', swiftSlot),
  resolve: (held, said, io) => {
    beginCard(held, 'c07', said, [], io);
    pushCardRoll(held, said, 'sergeant');
  },
});

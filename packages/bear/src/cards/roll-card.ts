import type { CardRollFrame, TurnFrame } from '../model/battle/frame.ts';
import { allOf, type Asked, demand, finish, type FrameKind, kind, listedSlot, type Verdict } from '@sandtable/kernel';
import { cardRollFrame } from '../model/battle/make-frame.ts';
import { type Bear, type BearIo, type Held, playerOf, pushFrame, type Seen } from '../model/battle/state.ts';
import { changeCaps } from '../rules/payment/purchase.ts';
import { judgeHand } from '../rules/order/hand.ts';
import { pushRoll } from '../rules/order/roll.ts';
import { ownSlot } from '../rules/order/slots.ts';
import { turnPlayer } from '../rules/order/turn-order.ts';
import { CARD_RULES, freeCard, judgeCardPayable, type LedCard, mayPlay, paidCard } from './card-order.ts';
import { NONE, type PlayerId, playerId } from '../model/ids.ts';

// Cards decided by one die:  c08 g03 caps:0;  c13, or with two enemy players c13 soviet2;  with sevenAP c07

/** `victim`: the player it harms; -1 if none. */
function pushCardRoll(held: Held, said: Asked<TurnFrame>, what: CardRollFrame['what'], victim: PlayerId = NONE): void {
  pushFrame(held, cardRollFrame({ player: turnPlayer(said.frame), what, victim }));
}

const STEP = { roll: 0, outcome: 1 } as const;

export const cardRollKind: FrameKind<Bear, CardRollFrame> = {
  ask: () => null,
  go(held, frame, io) {
    const { player, what, victim, got } = frame;
    if (frame.step === STEP.roll) {
      frame.step = STEP.outcome;
      return pushRoll(held, { player, what, dice: 1, unit: NONE });
    }
    finish(held.view, frame);
    if (what === 'officer') changeCaps(held, player, got ?? 0, 'B8.1', io);
    if (what === 'sniper') changeCaps(held, victim, -(HIT_BY_SNIPER[Math.min(got ?? 0, MOST)] ?? 0), 'B8.1', io);
    if (what === 'sergeant') addAp(held, player, got ?? 0, io);
  },
};

function addAp(held: Held, player: PlayerId, amount: number, io: BearIo): void {
  const it = playerOf(held, player);
  if (it.activation === null) return;
  it.activation = { ...it.activation, ap: it.activation.ap + amount };
  io.emit({ rule: 'B8.7', key: 'apAdded', player, ap: it.activation.ap });
}

const officers = ownSlot((seen, { frame }, unit) => judgeCardPayable(seen, 'c08', frame, [unit]));

/** Card 08: 2 AP of one unit for more CAPs this round. */
export const officerByCard = paidCard<LedCard>('c08', {
  judge: mayPlay('c08', officers),
  says: (phrase) => phrase.slot('leader', officers),
  units: ({ leader }) => [leader],
  resolve: (held, said) => pushCardRoll(held, said, 'officer'),
});

/** CAPs lost, by result from 0: card 12 and CAPs may take it beyond the faces of the die. */
const HIT_BY_SNIPER: readonly number[] = [0, 0, 1, 1, 2, 2, 3];
const MOST = HIT_BY_SNIPER.length - 1;

function enemyPlayers(seen: Seen, { frame }: Asked<TurnFrame>): PlayerId[] {
  const { side } = playerOf(seen, turnPlayer(frame));
  return seen.view.players.flatMap((player, place) => (player.side === side ? [] : [playerId(place)]));
}

function judgeSniper(several: boolean): (seen: Seen, so: Asked<TurnFrame>) => Verdict<unknown> {
  const key = several ? 'oneEnemy' : 'severalEnemies';
  return (seen, so) =>
    allOf(
      () => judgeHand(seen, so.frame, 'c13'),
      () => demand(enemyPlayers(seen, so).length > 1 === several, CARD_RULES[key], key),
    );
}

/** Card 13: the enemy loses CAPs this round. */
export const snipeByCard = freeCard<Asked<TurnFrame>>('c13', {
  judge: judgeSniper(false),
  says: (phrase) => phrase,
  resolve: (held, said) => pushCardRoll(held, said, 'sniper', enemyPlayers(held, said)[0]),
});

const seatKind = kind('seat', {
  read: ({ view }: Seen, word) => {
    const place = view.players.findIndex(({ seat }) => seat === word);
    return place === -1 ? undefined : playerId(place);
  },
  print: ({ view }, player) => view.players[player]?.seat ?? '?',
});

interface SniperPlay extends Asked<TurnFrame> {
  readonly victim: PlayerId;
}

/** B20.0: against one of several enemy players. */
export const snipeAtByCard = freeCard<SniperPlay>('c13', {
  name: 'c13 at',
  judge: judgeSniper(true),
  says: (phrase) => phrase.slot('victim', listedSlot(seatKind, enemyPlayers, { rule: 'B8.1', key: 'ownSide' })),
  resolve: (held, said) => pushCardRoll(held, said, 'sniper', said.victim),
});

function judgeSergeant(seen: Seen, { frame }: Asked<TurnFrame>): Verdict<unknown> {
  const { activation } = playerOf(seen, turnPlayer(frame));
  return allOf(
    () => demand(seen.view.options.economy === 'sevenAP', 'B8.7', 'otherEconomy'),
    () => judgeHand(seen, frame, 'c07'),
    () => demand(activation !== null, CARD_RULES.noActiveUnit, 'noActiveUnit'),
  );
}

/** B8.7: card 07 with an AP pool: adds to it. */
export const sergeantByCard = freeCard<Asked<TurnFrame>>('c07', {
  judge: judgeSergeant,
  says: (phrase) => phrase,
  resolve: (held, said) => pushCardRoll(held, said, 'sergeant'),
});

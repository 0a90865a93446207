import { allOf, type Asked, demand, type Verb, verb, type Verdict } from '@sandtable/kernel';
import { amountOf, heldCorps, heldUnit, typeOf } from '../model/battle.ts';
import { type Effect, isForOpening, type OpeningEffect } from '../model/battlecard.ts';
import type { RoundFrame } from '../model/frame.ts';
import type { HexId, UnitId } from '../model/ids.ts';
import type { Held, Limanowa, LimanowaIo, Seen } from '../model/state.ts';
import type { DisclosedCard } from '../model/turn.ts';
import { moveUnit } from '../rules/ground/judge-move.ts';
import { unitKind } from '../rules/word-kinds.ts';
import {
  displacedSlot,
  displacedToSlot,
  edgeSlot,
  judgeDisplacement,
  judgeReinforcement,
  returningSlot,
} from './card-slots.ts';
import { cardOf, disclose, judgeHeld, STEP } from './plan.ts';
import { judgeOwn, ownUnits } from './sides.ts';
import { freeAimSlot, freeGunnerSlot, judgeFreeFire, shotFigures } from './strike-slots.ts';

// L6.1a: at most one support card: deceit r05 0703 disclose

/** Is the card in the hand, and is there a use for it? */
function judgeCard(effect: Effect, judgeUse: (seen: Seen) => Verdict<unknown>): (seen: Seen) => Verdict<unknown> {
  return (seen) =>
    allOf<unknown, string>(
      () => judgeHeld(seen, effect),
      () => judgeUse(seen),
    );
}

function resolveWith<Said extends Asked<RoundFrame>>(
  cardOfSaid: (said: Said) => DisclosedCard | null,
): (held: Held, said: Said, io: LimanowaIo) => void {
  return (held, said, io) => {
    disclose(held, { card: cardOfSaid(said) }, io);
    said.frame.step = STEP.openingReaction;
  };
}

const noCard = verb<Limanowa, RoundFrame, Asked<RoundFrame>>('opening', {
  traits: { usual: true },
  says: (phrase) => phrase.word('disclose'),
  resolve: resolveWith(() => null),
});

const deceit = verb<Limanowa, RoundFrame, Asked<RoundFrame> & { readonly deceived: UnitId; readonly to: HexId }>(
  'deceit',
  {
    traits: { card: true },
    says: (phrase) =>
      phrase
        .word(
          'deceit',
          judgeCard('deceit', (seen) => judgeDisplacement(seen, 'L10d')),
        )
        .slot('deceived', displacedSlot('L10d'))
        .slot(
          'to',
          displacedToSlot('L10d', ({ deceived }) => deceived),
        )
        .word('disclose'),
    resolve: resolveWith(({ deceived, to }) => cardOf('deceit', { target: deceived, to })),
  },
);

const forcedMarch = verb<Limanowa, RoundFrame, Asked<RoundFrame> & { readonly marcher: UnitId }>('forcedMarch', {
  traits: { card: true },
  says: (phrase) =>
    phrase
      .word(
        'forcedMarch',
        judgeCard('forcedMarch', (seen) => demand(ownUnits(seen).length > 0, 'L10n', 'nobodyToMove')),
      )
      .slot('marcher', { kind: unitKind, among: ownUnits, judge: (seen, _said, unit) => judgeOwn(seen, unit) })
      .word('disclose'),
  resolve: resolveWith(({ marcher }) => cardOf('forcedMarch', { unit: marcher })),
});

const bombardment = verb<
  Limanowa,
  RoundFrame,
  Asked<RoundFrame> & { readonly gunner: UnitId; readonly shelled: UnitId }
>('bombardment', {
  traits: { card: true, rolls: true },
  says: (phrase) =>
    phrase
      .word(
        'bombardment',
        judgeCard('bombardment', (seen) => judgeFreeFire(seen, 'L10p')),
      )
      .slot('gunner', freeGunnerSlot('L10p'))
      .slot(
        'shelled',
        freeAimSlot(({ gunner }) => gunner),
      )
      .word('disclose'),
  figures: (seen, { gunner, shelled }) => shotFigures(seen, gunner, shelled),
  resolve: resolveWith(({ gunner, shelled }) => cardOf('bombardment', { unit: gunner, target: shelled })),
});

const reinforcement = verb<
  Limanowa,
  RoundFrame,
  Asked<RoundFrame> & { readonly returning: UnitId; readonly to: HexId }
>('reinforcement', {
  traits: { card: true },
  says: (phrase) =>
    phrase
      .word('reinforcement', judgeCard('reinforcement', judgeReinforcement))
      .slot('returning', returningSlot)
      .slot('to', edgeSlot)
      .word('disclose'),
  resolve: resolveWith(({ returning, to }) => cardOf('reinforcement', { unit: returning, to })),
});

const spareBattery = verb<Limanowa, RoundFrame, Asked<RoundFrame>>('spareBattery', {
  traits: { card: true },
  says: (phrase) => phrase.word('spareBattery', (seen) => judgeHeld(seen, 'spareBattery')).word('disclose'),
  resolve: resolveWith(() => cardOf('spareBattery')),
});

export const openingVerbs: readonly Verb<Limanowa>[] = [
  noCard,
  deceit,
  forcedMarch,
  bombardment,
  reinforcement,
  spareBattery,
];

type Resolve = (held: Held, card: DisclosedCard, io: LimanowaIo) => void;

/** L6.1d: the effects of cards that were not blocked. */
const RESOLVE: Readonly<Record<OpeningEffect, Resolve>> = {
  deceit: (held, { target, to }, io) => moveUnit(held, target, to, 'displaced', 'L10d', io),
  forcedMarch: ({ view }, { unit }) => {
    view.turn.extraMoves += 1;
    view.turn.marcher = unit;
  },
  reinforcement: (held, { unit, to, effect }, io) => {
    const returning = heldUnit(held, unit);
    returning.at = to;
    // L3s: never above the printed RP.
    returning.rp = Math.min(typeOf(held, unit).rp, amountOf(held.pack, effect));
    io.emit({ rule: 'L10f', key: 'returned', unit, at: to, left: returning.rp });
  },
  spareBattery: (held, { effect }, io) => {
    const { corps } = held.view.turn;
    const amount = amountOf(held.pack, effect);
    heldCorps(held, corps).tokens += amount;
    io.emit({ rule: 'L10g', key: 'tokenGained', corps, amount });
  },
  // Rolled later, after the opponents have answered.
  bombardment: ({ view }, { unit }) => {
    view.turn.fired = [...view.turn.fired, unit];
  },
};

export function resolveOpeningCard(held: Held, card: DisclosedCard, io: LimanowaIo): void {
  const { effect } = card;
  if (isForOpening(effect)) RESOLVE[effect](held, card, io);
}

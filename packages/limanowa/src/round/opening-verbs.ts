import { allOf, type Asked, demand, type Verb, type Verdict, verb } from '@sandtable/kernel';
import type { Effect } from '../model/battlecard.ts';
import type { RoundFrame } from '../model/frame.ts';
import type { HexId, UnitId } from '../model/ids.ts';
import type { Held, Limanowa, LimanowaIo, Seen } from '../model/state.ts';
import type { DisclosedCard } from '../model/turn.ts';
import { unitKind } from '../rules/word-kinds.ts';
import { shotFigures } from './central-figures.ts';
import { displacedSlot, displacedToSlot, judgeDisplacement } from './displace.ts';
import { judgeOwn, ownUnits } from './own-units.ts';
import { cardOf, disclose, judgeHeld } from './plan-card.ts';
import { edgeSlot, judgeReinforcement, returningSlot } from './reinforcement.ts';
import { freeAimSlot, freeGunnerSlot, judgeFreeFire } from './shot-slots.ts';
import { STEP } from './steps.ts';

// L6.1a: one support card of the Opening Phase, or none. deceit r05 0703 disclose; disclose

/** Is it in the hand, and is there anything to do with it? */
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

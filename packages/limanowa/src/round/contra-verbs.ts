import {
  allOf,
  type Asked,
  demand,
  firstOf,
  grant,
  type Granted,
  hasCandidate,
  judgedSlot,
  type Slot,
  type Verb,
  verb,
  type Verdict,
} from '@sandtable/kernel';
import { type Effect, EFFECT_RULES } from '../model/battlecard.ts';
import type { ReactionFrame } from '../model/frame.ts';
import { type CorpsId, NONE, type UnitId } from '../model/ids.ts';
import type { LimanowaFigures, LimanowaWord } from '../model/speech.ts';
import type { Held, Limanowa, LimanowaIo, Seen } from '../model/state.ts';
import { cardInHand, playCard } from '../rules/cards/hand.ts';
import { type Clash, clashNow, clashPlanned } from '../rules/combat/clash.ts';
import {
  applyContra,
  type ContraPlay,
  judgeBlocking,
  judgeCounterStrike,
  judgeExchange,
  judgeExchanged,
  judgeProtected,
  judgeSurvivor,
  type Protection,
} from '../rules/combat/contra.ts';
import { against, type CombatKey } from '../rules/combat/reasons.ts';
import { explainTarget } from '../rules/combat/target-value.ts';
import { threatFigures } from '../rules/combat/threats.ts';
import { unitKind } from '../rules/word-kinds.ts';
import { enemiesOf, friendsOf } from './sides.ts';

/** L10a: blockingPreparations */
export const blockingVerb: Verb<Limanowa> = verb<Limanowa, ReactionFrame, Asked<ReactionFrame>>(
  'blockingPreparations',
  {
    traits: { card: true },
    says: (phrase) =>
      phrase.word('blockingPreparations', (seen, { frame }) =>
        allOf<unknown, CombatKey>(
          () => judgeInHand(seen, frame.place, 'blockingPreparations'),
          () => judgeBlocking(seen),
        ),
      ),
    resolve: (held, { frame }, io) =>
      playContra(held, frame, { effect: 'blockingPreparations', unit: NONE, target: NONE }, io),
  },
);

/** L10i-L10m: dugIn r05 */
export function protectionVerb(effect: Protection): Verb<Limanowa> {
  const unitSlot: Slot<Seen, Asked<ReactionFrame>, UnitId, LimanowaWord> = judgedSlot(
    unitKind,
    (seen, { frame }) => friendsOf(seen, frame.place),
    (seen, { frame }, unit) => judgeProtected(seen, frame.place, effect, unit),
  );
  return verb<Limanowa, ReactionFrame, ContraUnit>(effect, {
    traits: { card: true },
    says: (phrase) => phrase.word(effect, cardWord(effect, unitSlot)).slot('unit', unitSlot),
    figures: (seen, { unit }): Granted<Partial<LimanowaFigures>> =>
      grant(unit === undefined ? {} : threatFigures(seen, protectedClash(seen, effect, unit), unit)),
    resolve: (held, { frame, unit }, io) => playContra(held, frame, { effect, unit, target: NONE }, io),
  });
}

function protectedClash(seen: Seen, by: Protection, unit: UnitId): Clash {
  const clash = clashPlanned(seen);
  return { ...clash, aids: [...clash.aids, { by, unit }] };
}

const exchangedSlot: Slot<Seen, Asked<ReactionFrame>, UnitId, LimanowaWord> = judgedSlot(
  unitKind,
  (seen, { frame }) => friendsOf(seen, frame.place),
  (seen, { frame }, unit) => judgeExchanged(seen, frame.place, unit),
  (seen, { frame }, unit) => judgeExchangeable(seen, frame.place, unit),
);

function judgeExchangeable(seen: Seen, corps: CorpsId, unit: UnitId): Verdict<unknown, CombatKey> {
  return firstOf(
    friendsOf(seen, corps),
    (other) => judgeExchange(seen, corps, unit, other),
    against('tooFarApart', { unit }),
  );
}

/** L10h: reorganisation r05 r06 */
export const exchangeVerb: Verb<Limanowa> = verb<Limanowa, ReactionFrame, ContraUnit & { readonly other: UnitId }>(
  'reorganisation',
  {
    traits: { card: true },
    says: (phrase) =>
      phrase
        .word('reorganisation', cardWord('reorganisation', exchangedSlot))
        .slot('unit', exchangedSlot)
        .slot(
          'other',
          judgedSlot(
            unitKind,
            (seen: Seen, { frame }: ContraUnit) => friendsOf(seen, frame.place),
            (seen, { frame, unit }, other) => judgeExchange(seen, frame.place, unit, other),
          ),
        ),
    resolve: (held, { frame, unit, other }, io) =>
      playContra(held, frame, { effect: 'reorganisation', unit, target: other }, io),
  },
);

export function canExchange(seen: Seen, corps: CorpsId): boolean {
  return friendsOf(seen, corps).some(
    (unit) => judgeExchanged(seen, corps, unit).granted && judgeExchangeable(seen, corps, unit).granted,
  );
}

const survivorSlot: Slot<Seen, Asked<ReactionFrame>, UnitId, LimanowaWord> = judgedSlot(
  unitKind,
  (seen, { frame }) => friendsOf(seen, frame.place),
  (seen, { frame }, unit) => judgeSurvivor(seen, frame.place, unit),
  (seen, { frame }, unit) => judgeAttackerInReach(seen, frame.place, unit),
);

function judgeAttackerInReach(seen: Seen, corps: CorpsId, unit: UnitId): Verdict<unknown, CombatKey> {
  return firstOf(
    attackersOf(seen, corps, unit),
    (enemy) => judgeCounterStrike(seen, unit, enemy),
    against('noTarget', { unit }),
  );
}

function attackersInReach(seen: Seen, corps: CorpsId, unit: UnitId): readonly UnitId[] {
  return attackersOf(seen, corps, unit).filter((enemy) => judgeCounterStrike(seen, unit, enemy).granted);
}

function attackersOf(seen: Seen, corps: CorpsId, unit: UnitId): readonly UnitId[] {
  const { attacks } = seen.view.turn;
  return enemiesOf(seen, corps).filter((enemy) =>
    attacks.some(({ made, attacker, target }) => made && attacker === enemy && target === unit),
  );
}

/** L10b: counterAttack r05 a03 */
export const counterAttackVerb: Verb<Limanowa> = verb<
  Limanowa,
  ReactionFrame,
  ContraUnit & { readonly target: UnitId }
>('counterAttack', {
  traits: { card: true, rolls: true },
  says: (phrase) =>
    phrase
      .word('counterAttack', cardWord('counterAttack', survivorSlot))
      .slot('unit', survivorSlot)
      .slot(
        'target',
        judgedSlot(
          unitKind,
          (seen: Seen, { frame }: ContraUnit) => enemiesOf(seen, frame.place),
          (seen, { unit }, target) => judgeCounterStrike(seen, unit, target),
        ),
      ),
  figures: (seen, { frame, unit, target }): Granted<Partial<LimanowaFigures>> => {
    if (unit === undefined) return grant({});
    const targets = target === undefined ? attackersInReach(seen, frame.place, unit) : [target];
    const clash = clashNow(seen);
    return grant({ targets: targets.map((each) => explainTarget(seen, clash, 'attack', unit, each, 1)) });
  },
  resolve: (held, { frame, unit, target }, io) =>
    playContra(held, frame, { effect: 'counterAttack', unit, target }, io),
});

export function canStrikeBack(seen: Seen, corps: CorpsId): boolean {
  return friendsOf(seen, corps).some(
    (unit) => judgeSurvivor(seen, corps, unit).granted && judgeAttackerInReach(seen, corps, unit).granted,
  );
}

// Shared by the verbs of all contra cards.

interface ContraUnit extends Asked<ReactionFrame> {
  readonly unit: UnitId;
}

/** The card must be in the hand and have a possible target. */
function cardWord(
  effect: Effect,
  slot: Slot<Seen, Asked<ReactionFrame>, UnitId>,
): (seen: Seen, asked: Asked<ReactionFrame>) => Verdict<unknown, CombatKey> {
  return (seen, asked) =>
    allOf<unknown, CombatKey>(
      () => judgeInHand(seen, asked.frame.place, effect),
      () => demand(hasCandidate(slot, seen, asked), EFFECT_RULES[effect].rule, 'noTarget'),
    );
}

function judgeInHand(seen: Seen, corps: CorpsId, effect: Effect): Verdict<unknown, CombatKey> {
  return cardInHand(seen, corps, effect) === NONE ? against('notInHand') : grant();
}

function playContra(held: Held, frame: ReactionFrame, played: ContraPlay, io: LimanowaIo): void {
  playCard(held, { corps: frame.place, ...played, to: NONE }, io);
  applyContra(held, played, io);
  frame.place++;
}

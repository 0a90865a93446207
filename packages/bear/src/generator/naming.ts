import { type Asked, deny, grant, judgedSlot, verb, type Verdict } from '@sandtable/kernel';
import { unitOf } from '../model/battle/battle.ts';
import { type DraftPlay, type EffectFrame, unitsLeft } from '../model/draft/draft.ts';
import type { StepKind, StepOf, Whose } from '../model/pack/effect-step.ts';
import { type CardId, type PlayerId, playerId, type UnitId } from '../model/ids.ts';
import { type Bear, type BearIo, type Held, playerOf, type Seen } from '../model/battle/state.ts';
import { unitKind } from '../rules/order/word-kinds.ts';
import { boundBy, mustDraft, notePlay, playOf, sideFor } from './draft-state.ts';
import { endStep } from './steps/step-module.ts';
import { generatorCardKind } from './word-kinds.ts';

// G3.7a: for options about the units of a played card: `soviet-03` names the card, `s21` a unit if only some are meant.

export type NamingKey = 'notPlayed' | 'cardOfPartner' | 'noUnitsGiven' | 'noneLeft' | 'notOfCard';

export const NAMING = { begun: 0, card: 1, units: 2, placing: 3 } as const;

export const NAMING_STEPS = ['placeUnits', 'chooseUnits', 'delay', 'entryEdge'] as const satisfies readonly StepKind[];
export type NamingStep = StepOf<(typeof NAMING_STEPS)[number]>;

interface NameCard extends Asked<EffectFrame> {
  readonly card: CardId;
}

interface PickUnit extends Asked<EffectFrame> {
  readonly unit: UnitId;
}

type UnitTest = (seen: Seen, step: NamingStep, unit: UnitId) => boolean;

function ownersOf(step: NamingStep): Whose {
  return step.kind === 'entryEdge' ? 'own' : step.of;
}

/** units still off the map. If an opponent places them, or the step only names them, they may be anywhere. */
const fits: UnitTest = (seen, step, unit) => {
  const { fate } = unitOf(seen, unit);
  const wherever = step.kind === 'chooseUnits' || (step.kind === 'placeUnits' && step.of !== step.by);
  if (wherever) return fate === 'waiting' || fate === 'inPlay';
  return fate === 'waiting' && !isRumoredAlready(seen, unit);
};

/** G6.2a, G6.2d: Rumored Enemies on the map already stand for it. */
function isRumoredAlready({ view }: Seen, unit: UnitId): boolean {
  return mustDraft(view).plays.some(({ rumors, chosen }) => rumors.length > 0 && chosen.includes(unit));
}

export function unitsOfPlay(seen: Seen, step: NamingStep, { units }: Pick<DraftPlay, 'units'>): UnitId[] {
  return units.filter((unit) => fits(seen, step, unit));
}

/**
 * The played cards of a side with units the step can use; R-190: for the bottom of a Condition Card, only the player's
 * own.
 */
export function playsToName(seen: Seen, frame: Readonly<EffectFrame>, step: NamingStep): DraftPlay[] {
  const players = boundBy(seen, frame, ownersOf(step));
  return mustDraft(seen.view).plays.filter(
    (play) => players.includes(play.player) && unitsOfPlay(seen, step, play).length > 0,
  );
}

function judgeCard(
  seen: Seen,
  frame: Readonly<EffectFrame>,
  step: NamingStep,
  card: CardId,
): Verdict<undefined, NamingKey> {
  const side = sideFor(seen, frame, ownersOf(step));
  const play = mustDraft(seen.view).plays.find((each) => each.deck === 'card' && each.card === card);
  if (play === undefined || playerOf(seen, play.player).side !== side) return deny('G3.7b', 'notPlayed');
  if (!boundBy(seen, frame, ownersOf(step)).includes(play.player)) return deny('R-190', 'cardOfPartner');
  if (play.units.length === 0) return deny('G3.7a', 'noUnitsGiven');
  return unitsOfPlay(seen, step, play).length > 0 ? grant() : deny('R-131', 'noneLeft');
}

function namingStep({ steps, at }: Readonly<EffectFrame>): NamingStep {
  const step = steps[at];
  if (step === undefined || !isNaming(step)) throw new Error(`the step '${step?.kind}' names no card`);
  return step;
}

function isNaming(step: EffectFrame['steps'][number]): step is NamingStep {
  return NAMING_STEPS.some((kind) => kind === step.kind);
}

export const nameCard = verb<Bear, EffectFrame, NameCard>('nameCard', {
  traits: { by: 'player' },
  says: (phrase) =>
    phrase.slot(
      'card',
      judgedSlot(
        generatorCardKind,
        (seen: Seen, { frame }: Asked<EffectFrame>) =>
          playsToName(seen, frame, namingStep(frame)).map(({ card }) => card),
        (seen, { frame }, card) => judgeCard(seen, frame, namingStep(frame), card),
      ),
    ),
  resolve: (held, { frame, card }, io) => nameUnitsOf(held, frame, card, io),
});

/** Limits the rest of the step to the units of this card. */
function nameUnitsOf(held: Held, frame: EffectFrame, card: CardId, io: BearIo): void {
  const play = mustDraft(held.view).plays.find((each) => each.deck === 'card' && each.card === card);
  const step = namingStep(frame);
  if (play === undefined) throw new RangeError(`card ${card} was not played`);
  const units = unitsOfPlay(held, step, play);
  frame.left = units;
  frame.step = NAMING.units;
  io.emit({ rule: 'G3.7a', key: 'unitsNamed', player: play.player, units });
}

export function noteChosen(held: Held, frame: EffectFrame, units: readonly UnitId[]): void {
  const { chosen } = playOf(held, frame);
  notePlay(held, frame, { chosen: [...chosen, ...units.filter((unit) => !chosen.includes(unit))] });
}

const pickUnit = verb<Bear, EffectFrame, PickUnit>('pickUnit', {
  traits: { by: 'player' },
  says: (phrase) =>
    phrase.slot(
      'unit',
      judgedSlot(
        unitKind,
        (_seen: Seen, { frame }: Asked<EffectFrame>) => unitsLeft(frame),
        (_seen, { frame }, unit): Verdict<undefined, NamingKey> =>
          frame.left.includes(unit) ? grant() : deny('G3.7a', 'notOfCard', { unit }),
      ),
    ),
  resolve(held, { frame, unit }) {
    frame.left = frame.left.filter((other) => other !== unit);
    frame.placed = [...frame.placed, unit];
    noteChosen(held, frame, [unit]);
  },
});

export const NAMING_VERBS = [nameCard];
export const PICK_VERBS = [pickUnit];

/** If only one card fits, it is named automatically; if none does, this part is ignored (G3.7b). */
export function beginNaming(held: Held, frame: EffectFrame, step: NamingStep, io: BearIo): void {
  const [only, other] = playsToName(held, frame, step);
  if (only === undefined) {
    io.emit({ rule: 'G3.7b', key: 'partIgnored', why: 'noCard' });
    endStep(frame);
  } else if (other === undefined) nameUnitsOf(held, frame, only.card, io);
  else frame.step = NAMING.card;
}

/** the player of the option names the card, unless the enemy places his own units. */
export function namerOf(step: NamingStep): Whose {
  return step.kind === 'placeUnits' && step.of === 'enemy' && step.by === 'enemy' ? 'enemy' : 'own';
}

export function ownerOfFirst(seen: Seen, units: readonly UnitId[]): PlayerId {
  const [first] = units;
  return first === undefined ? playerId(0) : unitOf(seen, first).owner;
}

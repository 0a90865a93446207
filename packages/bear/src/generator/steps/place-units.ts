import { type Asked, demand, deny, grant, judgedSlot, type Question, verb, type Verdict } from '@sandtable/kernel';
import { sideOf } from '../../model/battle/battle.ts';
import { type EffectFrame, unitsLeft } from '../../model/draft/draft.ts';
import type { StepOf } from '../../model/pack/effect-step.ts';
import { type HexId, type PlayerId, type UnitId } from '../../model/ids.ts';
import { question } from '../../model/battle/question.ts';
import type { Bear, BearIo, Held, Seen } from '../../model/battle/state.ts';
import { hexKind, unitKind } from '../../rules/order/word-kinds.ts';
import {
  beginNaming,
  NAMING,
  NAMING_VERBS,
  nameCard,
  namerOf,
  noteChosen,
  ownerOfFirst,
  PICK_VERBS,
  unitsOfPlay,
} from '../naming.ts';
import { mustDraft, partyFor, seatFor } from '../draft-state.ts';
import {
  hasHexToPlace,
  hexesToPlace,
  inTheOpen,
  isRumored,
  judgePlacing,
  putRumor,
  putUnit,
  takeRumors,
} from '../placing.ts';
import { type Wish } from '../placing-tests.ts';
import { mayLeaveOff, placeText } from '../phrases.ts';
import { endStep, roundsToPlay, type StepModule, stepUnderWay, worthOfUnits } from './step-module.ts';

// G3.7: `s21 D11` places a unit of the named card; `done` leaves the others off the map.

type PlaceUnitsStep = StepOf<'placeUnits'>;

export type PlaceUnitKey = 'notToPlace' | 'nowhereToPlace' | 'mustPlace';

interface PlaceUnit extends Asked<EffectFrame> {
  readonly unit: UnitId;
  readonly at: HexId;
}

function wishFor(seen: Seen, step: PlaceUnitsStep, unit: UnitId): Wish {
  return { what: 'unit', unit, side: sideOf(seen, unit), zone: step.where };
}

function isPlaceable(seen: Seen, frame: Readonly<EffectFrame>, step: PlaceUnitsStep, unit: UnitId): boolean {
  return hasHexToPlace(seen, frame, wishFor(seen, step, unit));
}

function judgeUnit(_seen: Seen, { frame }: Asked<EffectFrame>, unit: UnitId): Verdict<undefined, PlaceUnitKey> {
  return frame.left.includes(unit) ? grant() : deny('G3.7a', 'notToPlace', { unit });
}

const placeUnit = verb<Bear, EffectFrame, PlaceUnit>('placeUnit', {
  traits: { by: 'player' },
  says: (phrase) =>
    phrase
      .slot(
        'unit',
        judgedSlot(
          unitKind,
          (_seen: Seen, { frame }: Asked<EffectFrame>) => unitsLeft(frame),
          judgeUnit,
          (seen, { frame }, unit): Verdict<undefined, PlaceUnitKey> =>
            demand(isPlaceable(seen, frame, underWay(frame), unit), 'G3.7c', 'nowhereToPlace', { unit }),
        ),
      )
      .slot(
        'at',
        judgedSlot(
          hexKind,
          (seen: Seen, { frame, unit }: Omit<PlaceUnit, 'at'>) =>
            hexesToPlace(seen, frame, wishFor(seen, underWay(frame), unit)),
          (seen, { frame, unit }, at) => judgePlacing(seen, frame, wishFor(seen, underWay(frame), unit), at),
        ),
      ),
  resolve(held, { frame, unit, at }, io) {
    const step = underWay(frame);
    const isRumor = isRumored(held, step);
    frame.left = frame.left.filter((other) => other !== unit);
    frame.placed = [...frame.placed, unit];
    if (isRumor) return putRumor(held, frame, unit, at, io);
    if (step.only > 0) noteChosen(held, frame, [unit]);
    putUnit(held, unit, at, io, step.hidden);
  },
});

const leaveRest = verb<Bear, EffectFrame, Asked<EffectFrame>>('leaveRest', {
  traits: { by: 'player' },
  says: (phrase) =>
    phrase.word('done', (seen, { frame }) => {
      const step = underWay(frame);
      const isFree =
        (mayLeaveOff(step) && !isRumored(seen, step)) ||
        !unitsLeft(frame).some((unit) => isPlaceable(seen, frame, step, unit));
      return demand(isFree, 'G3.7d', 'mustPlace');
    }),
  resolve: (held, { frame }, io) => leave(held, frame, io),
});

const MAY_NAME_VERBS = [nameCard, leaveRest];
const PLACING_VERBS = [placeUnit, leaveRest];

function underWay(frame: Readonly<EffectFrame>): PlaceUnitsStep {
  return stepUnderWay(frame, 'placeUnits');
}

/**
 * R-190: the team names the card, but the units' own player places them. Of opponents, the one who plays next places.
 */
function placerOf(seen: Seen, frame: Readonly<EffectFrame>, { of, by }: PlaceUnitsStep): PlayerId {
  return of === by ? ownerOfFirst(seen, unitsLeft(frame)) : partyFor(seen, frame, by);
}

function askToPlace(seen: Seen, frame: Readonly<EffectFrame>, step: PlaceUnitsStep): Question<Bear> | null {
  if (step.only > 0 && !isRumored(seen, step) && frame.placed.length >= step.only) return null;
  const open = inTheOpen(seen);
  const isAny = unitsLeft(frame).some((unit) => isPlaceable(open, frame, step, unit));
  return isAny ? question(seatFor(seen, placerOf(seen, frame, step)), 'placeUnits', PLACING_VERBS) : null;
}

/** How many units remain to be named before Rumored Enemies stand for them (G6.2a). */
function toPick(frame: Readonly<EffectFrame>, { only }: PlaceUnitsStep): number {
  return Math.min(only - frame.placed.length, frame.left.length);
}

export const placeUnits: StepModule<PlaceUnitsStep> = {
  ask(seen, frame, step) {
    switch (frame.step) {
      case NAMING.card: {
        const namer = partyFor(seen, frame, namerOf(step));
        return question(seatFor(seen, namer), 'nameCard', mayLeaveOff(step) ? MAY_NAME_VERBS : NAMING_VERBS);
      }
      case NAMING.units: {
        if (!isRumored(seen, step) || toPick(frame, step) <= 0 || step.only === 0) return null;
        return question(seatFor(seen, ownerOfFirst(seen, unitsLeft(frame))), 'pickUnits', PICK_VERBS);
      }
      case NAMING.placing:
        return askToPlace(seen, frame, step);
      default:
        return null;
    }
  },
  go(held, frame, step, io) {
    switch (frame.step) {
      case NAMING.begun:
        return beginNaming(held, frame, step, io);
      case NAMING.units:
        if (step.only === 0) noteChosen(held, frame, unitsLeft(frame));
        if (isRumored(held, step)) takeRumors(held, frame, step, io);
        frame.step = NAMING.placing;
        return;
      default:
        return leave(held, frame, io);
    }
  },
  words: (step, names) => placeText(step, names),
  worth(seen, player, step) {
    const side = seen.view.players[player]?.side;
    const isOwn = step.of === 'own';
    const plays = mustDraft(seen.view).plays.filter(
      (play) => (seen.view.players[play.player]?.side === side) === isOwn && unitsOfPlay(seen, step, play).length > 0,
    );
    const best = Math.max(0, ...plays.map((play) => worthOfUnits(seen, unitsOfPlay(seen, step, play))));
    // Placing saves a turn or two of marching; it costs as much if the other side chooses the hexes.
    const gain = (best * (step.hidden ? 2 : 1.2)) / roundsToPlay(seen);
    return step.of === step.by ? (isOwn ? gain : -gain) : isOwn ? -gain : gain;
  },
};

function leave(held: Held, frame: EffectFrame, io: BearIo): void {
  const step = underWay(frame);
  const isRumor = isRumored(held, step);
  const isDone = step.only > 0 && frame.placed.length >= step.only && !isRumor;
  if (frame.left.length > 0 && !isDone) {
    const isShort =
      isRumor || !mayLeaveOff(step) || !unitsLeft(frame).some((unit) => isPlaceable(held, frame, step, unit));
    if (isShort) io.emit({ rule: 'G3.7c', key: 'partIgnored', why: 'noHex' });
    if (!isRumor) io.emit({ rule: 'G3.7d', key: 'keptOff', units: unitsLeft(frame) });
  }
  endStep(frame);
}

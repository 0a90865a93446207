import {
  allOf,
  type Asked,
  deny,
  grant,
  type Granted,
  type Slot,
  type Verb,
  verb,
  type Verdict,
} from '@sandtable/kernel';
import { typeOf } from '../model/battle.ts';
import type { RoundFrame } from '../model/frame.ts';
import type { HexId, UnitId } from '../model/ids.ts';
import type { LimanowaFigures, LimanowaWord } from '../model/speech.ts';
import type { Held, Limanowa, LimanowaIo, Seen } from '../model/state.ts';
import type { DisclosedCard } from '../model/turn.ts';
import { type Clash, clashNow, gap } from '../rules/combat/clash.ts';
import { explainTarget, targetValue } from '../rules/combat/target-value.ts';
import { unitKind } from '../rules/word-kinds.ts';
import { displacedSlot, displacedToSlot, dressedSlot, judgeDisplacement, judgeDressing } from './card-slots.ts';
import {
  closingPlaces,
  type ClosingSaid,
  judgeOccupyWord,
  nextOccupations,
  occupationsIn,
  occupiedSlot,
  occupierSlot,
} from './occupation.ts';
import { cardOf, disclose, judgeHeld, STEP } from './plan.ts';
import { enemyUnits, judgeEnemy, ownUnits } from './sides.ts';

// L10r: a unit that has just occupied a hex attacks once more, so one of the occupying units needs a target.

function pursuitClash(seen: Seen, said: ClosingSaid): Clash {
  return { ...clashNow(seen), places: closingPlaces(seen, said) };
}

function judgeStruck(seen: Seen, clash: Clash, striker: UnitId, target: UnitId): Verdict<unknown> {
  const enemy = judgeEnemy(seen, target, 'L10r');
  if (!enemy.granted) return enemy;
  const far = gap(seen, clash, striker, target);
  if (far > typeOf(seen, striker).range) return deny('L6.2a', 'outOfReach', { unit: target, amount: far });
  const tv = targetValue(seen, clash, 'attack', striker, target, 1);
  return tv > 0 ? enemy : deny('L8.3e', 'noChance', { unit: striker, amount: tv });
}

function canStrike(seen: Seen, clash: Clash, striker: UnitId): boolean {
  return enemyUnits(seen).some((target) => judgeStruck(seen, clash, striker, target).granted);
}

/** Can a unit that occupies, or one that still could, attack afterwards? */
function leadsToStrike(seen: Seen, said: ClosingSaid): boolean {
  const clash = pursuitClash(seen, said);
  const { occupations = [] } = said;
  if (occupations.some(({ occupier }) => canStrike(seen, clash, occupier))) return true;
  return nextOccupations(seen, said).some(({ unit, to }) =>
    canStrike(seen, pursuitClash(seen, withOne(said, unit, to)), unit),
  );
}

function withOne(said: ClosingSaid, occupier: UnitId, occupied: HexId): ClosingSaid {
  return { ...said, occupations: [...(said.occupations ?? []), { occupier, occupied }] };
}

const NOTHING = 'nothingToStrike' as const;

function judgePursuit(seen: Seen): Verdict<unknown> {
  return allOf<unknown, string>(
    () => judgeHeld(seen, 'pursuit'),
    () => (leadsToStrike(seen, {}) ? grant() : deny('L10r', NOTHING)),
  );
}

/** In a Pursuit, occupations may be named only while an attack can still follow. */
function judgePursuitOccupyWord(seen: Seen, said: ClosingSaid): Verdict<unknown> {
  const isSome = nextOccupations(seen, said).some(({ unit, to }) => leadsToStrike(seen, withOne(said, unit, to)));
  return isSome ? grant() : deny('L10r', NOTHING);
}

const pursuingOccupierSlot: typeof occupierSlot = {
  ...occupierSlot,
  leadsOn: (seen, said, unit) => {
    const isSome = nextOccupations(seen, said).some(
      (next) => next.unit === unit && leadsToStrike(seen, withOne(said, unit, next.to)),
    );
    return isSome ? grant() : deny('L10r', NOTHING, { unit });
  },
};

const pursuedHexSlot: typeof occupiedSlot = {
  ...occupiedSlot,
  isExact: false,
  leadsOn: (seen, said, hex) =>
    leadsToStrike(seen, withOne(said, said.occupier, hex)) ? grant() : deny('L10r', NOTHING, { at: hex }),
};

function judgeStrikeWord(seen: Seen, said: ClosingSaid): Verdict<unknown> {
  const clash = pursuitClash(seen, said);
  const isSome = said.occupations?.some(({ occupier }) => canStrike(seen, clash, occupier));
  return isSome ? grant() : deny('L10r', NOTHING);
}

const strikerSlot: Slot<Seen, ClosingSaid, UnitId, LimanowaWord> = {
  kind: unitKind,
  among: ownUnits,
  judge: (_seen, said, unit) => {
    const isOccupier = said.occupations?.some(({ occupier }) => occupier === unit);
    return isOccupier ? grant() : deny('L10r', 'notOccupier', { unit });
  },
  leadsOn: (seen, said, unit) =>
    canStrike(seen, pursuitClash(seen, said), unit) ? grant() : deny('L10r', NOTHING, { unit }),
};

const struckSlot: Slot<Seen, ClosingSaid & { readonly striker: UnitId }, UnitId, LimanowaWord> = {
  kind: unitKind,
  among: enemyUnits,
  judge: (seen, said, target) => judgeStruck(seen, pursuitClash(seen, said), said.striker, target),
};

// L6.3a: occupations and at most one support card: perturbation r05 0703 occupy a03 0604 disclose

interface OccupyItem {
  readonly occupier: UnitId;
  readonly occupied: HexId;
}

interface Closing extends Asked<RoundFrame> {
  readonly occupations: readonly OccupyItem[];
}

function resolveWith<Said extends Closing>(
  cardOfSaid: (said: Said) => DisclosedCard | null,
): (held: Held, said: Said, io: LimanowaIo) => void {
  return (held, said, io) => {
    disclose(held, { card: cardOfSaid(said), occupations: occupationsIn(said) }, io);
    said.frame.step = STEP.closingReaction;
  };
}

function clearedFigures(seen: Seen, said: ClosingSaid): Granted<Partial<LimanowaFigures>> {
  return grant({ cleared: nextOccupations(seen, said) });
}

const noCard = verb<Limanowa, RoundFrame, Closing>('closing', {
  traits: { usual: true },
  says: (phrase) =>
    phrase
      .records<'occupations', OccupyItem>('occupations', (item) =>
        item.word('occupy', judgeOccupyWord).slot('occupier', occupierSlot).slot('occupied', occupiedSlot),
      )
      .word('disclose'),
  figures: clearedFigures,
  resolve: resolveWith(() => null),
});

const perturbation = verb<Limanowa, RoundFrame, Closing & { readonly perturbed: UnitId; readonly perturbedTo: HexId }>(
  'perturbation',
  {
    traits: { card: true },
    says: (phrase) =>
      phrase
        .word('perturbation', (seen): Verdict<unknown> =>
          allOf<unknown, string>(
            () => judgeHeld(seen, 'perturbation'),
            () => judgeDisplacement(seen, 'L10e'),
          ),
        )
        .slot('perturbed', displacedSlot('L10e'))
        .slot(
          'perturbedTo',
          displacedToSlot('L10e', ({ perturbed }) => perturbed),
        )
        .records<'occupations', OccupyItem>('occupations', (item) =>
          item.word('occupy', judgeOccupyWord).slot('occupier', occupierSlot).slot('occupied', occupiedSlot),
        )
        .word('disclose'),
    figures: clearedFigures,
    resolve: resolveWith(({ perturbed, perturbedTo }) =>
      cardOf('perturbation', { target: perturbed, to: perturbedTo }),
    ),
  },
);

const dressing = verb<Limanowa, RoundFrame, Closing & { readonly dressed: UnitId }>('dressing', {
  traits: { card: true },
  says: (phrase) =>
    phrase
      .word('dressing', (seen): Verdict<unknown> =>
        allOf<unknown, string>(
          () => judgeHeld(seen, 'dressing'),
          () => judgeDressing(seen),
        ),
      )
      .slot('dressed', dressedSlot)
      .records<'occupations', OccupyItem>('occupations', (item) =>
        item.word('occupy', judgeOccupyWord).slot('occupier', occupierSlot).slot('occupied', occupiedSlot),
      )
      .word('disclose'),
  figures: clearedFigures,
  resolve: resolveWith(({ dressed }) => cardOf('dressing', { unit: dressed })),
});

const pursuit = verb<Limanowa, RoundFrame, Closing & { readonly striker: UnitId; readonly struck: UnitId }>('pursuit', {
  traits: { card: true, rolls: true },
  says: (phrase) =>
    phrase
      .word('pursuit', judgePursuit)
      .records<'occupations', OccupyItem>(
        'occupations',
        (item) =>
          item
            .word('occupy', judgePursuitOccupyWord)
            .slot('occupier', pursuingOccupierSlot)
            .slot('occupied', pursuedHexSlot),
        { least: 1 },
      )
      .word('strike', judgeStrikeWord)
      .slot('striker', strikerSlot)
      .slot('struck', struckSlot)
      .word('disclose'),
  figures: (seen, said) => {
    const { striker, struck } = said;
    const cleared = nextOccupations(seen, said);
    if (striker === undefined || struck === undefined) return grant({ cleared });
    return grant({ cleared, targets: [explainTarget(seen, pursuitClash(seen, said), 'attack', striker, struck, 1)] });
  },
  resolve: resolveWith(({ striker, struck }) => cardOf('pursuit', { unit: striker, target: struck })),
});

export const closingVerbs: readonly Verb<Limanowa>[] = [noCard, perturbation, dressing, pursuit];

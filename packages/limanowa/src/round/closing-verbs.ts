import { allOf, type Asked, grant, type Verb, type Verdict, verb } from '@sandtable/kernel';
import type { RoundFrame } from '../model/frame.ts';
import type { HexId, UnitId } from '../model/ids.ts';
import type { Held, Limanowa, LimanowaIo } from '../model/state.ts';
import type { DisclosedCard } from '../model/turn.ts';
import { explainTarget } from '../rules/combat/target-value.ts';
import { displacedSlot, displacedToSlot, judgeDisplacement } from './displace.ts';
import { dressedSlot, judgeDressing } from './dressing.ts';
import { judgeOccupyWord, occupationsIn, occupiedSlot, occupierSlot } from './occupation.ts';
import { cardOf, disclose, judgeHeld } from './plan-card.ts';
import {
  judgePursuit,
  judgePursuitOccupyWord,
  judgeStrikeWord,
  pursuedHexSlot,
  pursuingOccupierSlot,
  pursuitClash,
  strikerSlot,
  struckSlot,
} from './pursuit.ts';
import { STEP } from './steps.ts';

// L6.3a: occupations, and one support card of the Closing Phase or none. perturbation r05 0703 occupy a03 0604 disclose

interface Item {
  readonly occupier: UnitId;
  readonly occupied: HexId;
}

interface Closing extends Asked<RoundFrame> {
  readonly occupations: readonly Item[];
}

function resolveWith<Said extends Closing>(
  cardOfSaid: (said: Said) => DisclosedCard | null,
): (held: Held, said: Said, io: LimanowaIo) => void {
  return (held, said, io) => {
    disclose(held, { card: cardOfSaid(said), occupations: occupationsIn(said) }, io);
    said.frame.step = STEP.closingReaction;
  };
}

const noCard = verb<Limanowa, RoundFrame, Closing>('closing', {
  traits: { usual: true },
  says: (phrase) =>
    phrase
      .records<'occupations', Item>('occupations', (item) =>
        item.word('occupy', judgeOccupyWord).slot('occupier', occupierSlot).slot('occupied', occupiedSlot),
      )
      .word('disclose'),
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
        .records<'occupations', Item>('occupations', (item) =>
          item.word('occupy', judgeOccupyWord).slot('occupier', occupierSlot).slot('occupied', occupiedSlot),
        )
        .word('disclose'),
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
      .records<'occupations', Item>('occupations', (item) =>
        item.word('occupy', judgeOccupyWord).slot('occupier', occupierSlot).slot('occupied', occupiedSlot),
      )
      .word('disclose'),
  resolve: resolveWith(({ dressed }) => cardOf('dressing', { unit: dressed })),
});

const pursuit = verb<Limanowa, RoundFrame, Closing & { readonly striker: UnitId; readonly struck: UnitId }>('pursuit', {
  traits: { card: true, rolls: true },
  says: (phrase) =>
    phrase
      .word('pursuit', judgePursuit)
      .records<'occupations', Item>(
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
    if (striker === undefined || struck === undefined) return grant({});
    return grant({ targets: [explainTarget(seen, pursuitClash(seen, said), 'attack', striker, struck, 1)] });
  },
  resolve: resolveWith(({ striker, struck }) => cardOf('pursuit', { unit: striker, target: struck })),
});

export const closingVerbs: readonly Verb<Limanowa>[] = [noCard, perturbation, dressing, pursuit];

import type { Question } from '@sandtable/kernel';
import type { EffectFrame } from '../../model/draft/draft.ts';
import type { StepOf } from '../../model/pack/effect-step.ts';
import { question } from '../../model/battle/question.ts';
import type { Bear, BearIo, Held, Seen } from '../../model/battle/state.ts';
import { beginNaming, NAMING, NAMING_VERBS, noteChosen, PICK_VERBS } from '../naming.ts';
import { seatFor } from '../parties.ts';
import { playedCard } from '../phrases.ts';
import { endStep, type StepModule } from './step-module.ts';

// G3.7a: soviet-03 names a card's units for the steps that follow; s21 one of them.

type Step = StepOf<'chooseUnits'>;

function isPicking(frame: Readonly<EffectFrame>, { only }: Step): boolean {
  return only > frame.placed.length && frame.left.length > 0;
}

function ask(seen: Seen, frame: Readonly<EffectFrame>, step: Step): Question<Bear> | null {
  const seat = seatFor(seen, frame.player);
  if (frame.step === NAMING.card) return question(seat, 'nameCard', NAMING_VERBS);
  return frame.step === NAMING.units && isPicking(frame, step) ? question(seat, 'pickUnits', PICK_VERBS) : null;
}

function go(held: Held, frame: EffectFrame, step: Step, io: BearIo): void {
  if (frame.step === NAMING.begun) return beginNaming(held, frame, step, io);
  if (step.only === 0) noteChosen(held, frame, frame.left);
  endStep(frame);
}

export const chooseUnits: StepModule<Step> = {
  ask,
  go,
  words({ of, only }, names) {
    const what = only === 0 ? 'the units' : only === 1 ? 'one unit' : `${only} units`;
    return `Name ${what} of ${playedCard(of, names)}.`;
  },
  // What it is worth hangs on the step that follows.
  worth: () => 0,
};

import { counted, type Question } from '@sandtable/kernel';
import { type EffectFrame, unitsLeft } from '../../model/draft/draft.ts';
import type { StepOf } from '../../model/pack/effect-step.ts';
import { question } from '../../model/battle/question.ts';
import { type Bear, type BearIo, type Held, heldUnit, type Seen } from '../../model/battle/state.ts';
import { mustDraft, seatFor } from '../draft-state.ts';
import { beginNaming, NAMING, NAMING_VERBS, noteChosen, PICK_VERBS } from '../naming.ts';
import { playedCard } from '../phrases.ts';
import { entryFor } from '../ways.ts';
import { endStep, roundsToPlay, type StepModule } from './step-module.ts';
import type { UnitId } from '../../model/ids.ts';

// G3.7a: `soviet-03` names a card's units for the following steps; `s21` names one of them.

type ChooseUnitsStep = StepOf<'chooseUnits'>;

function isPicking(frame: Readonly<EffectFrame>, { only }: ChooseUnitsStep): boolean {
  return only > frame.placed.length && frame.left.length > 0;
}

function ask(seen: Seen, frame: Readonly<EffectFrame>, step: ChooseUnitsStep): Question<Bear> | null {
  const seat = seatFor(seen, frame.player);
  if (frame.step === NAMING.card) return question(seat, 'nameCard', NAMING_VERBS);
  return frame.step === NAMING.units && isPicking(frame, step) ? question(seat, 'pickUnits', PICK_VERBS) : null;
}

function go(held: Held, frame: EffectFrame, step: ChooseUnitsStep, io: BearIo): void {
  if (frame.step === NAMING.begun) return beginNaming(held, frame, step, io);
  if (step.only === 0) noteChosen(held, frame, unitsLeft(frame));
  endStep(frame);
}

export const chooseUnits: StepModule<ChooseUnitsStep> = {
  ask,
  go,
  words({ of, only }, names) {
    const what = only === 0 ? 'the units' : only === 1 ? 'one unit' : `${only} units`;
    return `Name ${what} of ${playedCard(of, names)}.`;
  },
  // Counted in the step that follows.
  worth: () => 0,
};

// G3.7.1a: `soviet-03` names the card whose units enter later or earlier.

export const delay: StepModule<StepOf<'delay'>> = {
  ask: (seen, frame) =>
    frame.step === NAMING.card ? question(seatFor(seen, frame.player), 'nameCard', NAMING_VERBS) : null,
  go(held, frame, step, io) {
    if (frame.step === NAMING.begun) return beginNaming(held, frame, step, io);
    const byRound = new Map<number, UnitId[]>();
    for (const unit of unitsLeft(frame)) {
      const it = heldUnit(held, unit);
      const way = mustDraft(held.view).ways[it.entry];
      if (way === undefined) continue;
      const round = Math.max(1, way.round + step.rounds);
      it.entry = entryFor(held, { ...way, player: it.owner, round });
      byRound.set(round, [...(byRound.get(round) ?? []), unit]);
    }
    for (const [round, units] of byRound) io.emit({ rule: 'G3.7.1a', key: 'entryPutOff', units, round });
    endStep(frame);
  },
  words: ({ of, rounds }, names) =>
    `The units of ${playedCard(of, names)} enter ${counted(Math.abs(rounds), 'round')} ${rounds < 0 ? 'earlier' : 'later'}.`,
  worth: (seen, _player, { of, rounds }) => ((of === 'own' ? -2 : 2) * rounds) / Math.max(1, roundsToPlay(seen) - 2),
};

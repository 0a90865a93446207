import type { StepOf } from '../../model/pack/effect-step.ts';
import { question } from '../../model/battle/question.ts';
import { heldUnit } from '../../model/battle/state.ts';
import { entryFor } from '../entries.ts';
import { mustDraft } from '../must-draft.ts';
import { beginNaming, NAMING, NAMING_VERBS } from '../naming.ts';
import { seatFor } from '../parties.ts';
import { playedCard } from '../phrases.ts';
import { counted } from '../text.ts';
import { roundsToPlay } from '../worth.ts';
import { endStep, type StepModule } from './step-module.ts';

// G3.7.1a: soviet-03 names the card whose units enter later, or earlier.

export const delay: StepModule<StepOf<'delay'>> = {
  ask: (seen, frame) =>
    frame.step === NAMING.card ? question(seatFor(seen, frame.player), 'nameCard', NAMING_VERBS) : null,
  go(held, frame, step, io) {
    if (frame.step === NAMING.begun) return beginNaming(held, frame, step, io);
    const byRound = new Map<number, number[]>();
    for (const unit of frame.left) {
      const it = heldUnit(held, unit);
      const way = mustDraft(held.view).ways[it.entry];
      if (way === undefined) continue;
      const round = Math.max(1, way.round + step.rounds);
      it.entry = entryFor(held, { player: it.owner, round, edges: way.edges });
      byRound.set(round, [...(byRound.get(round) ?? []), unit]);
    }
    for (const [round, units] of byRound) io.emit({ rule: 'G3.7.1a', key: 'entryPutOff', units, round });
    endStep(frame);
  },
  words: ({ of, rounds }, names) =>
    `The units of ${playedCard(of, names)} enter ${counted(Math.abs(rounds), 'round')} ${rounds < 0 ? 'earlier' : 'later'}.`,
  worth: (seen, _player, { of, rounds }) => ((of === 'own' ? -2 : 2) * rounds) / Math.max(1, roundsToPlay(seen) - 2),
};

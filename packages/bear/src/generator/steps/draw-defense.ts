import type { StepOf } from '../../model/pack/effect-step.ts';
import { question } from '../../model/battle/question.ts';
import { canLay, DEFENSE_VERBS, nextCounter } from '../defenses.ts';
import { mustDraft } from '../must-draft.ts';
import { seatFor } from '../parties.ts';
import { inTheOpen } from '../placing.ts';
import { counted } from '../text.ts';
import { inZone } from '../zone-text.ts';
import { endStep, type StepModule } from './step-module.ts';

const COUNTER = 0.55;
const [DRAW, LAY] = [0, 1];

/** G3.7.3b: counters drawn at random from the cup; the placer picks a face of each, in the order drawn. */
export const drawDefense: StepModule<StepOf<'drawDefense'>> = {
  ask(seen, frame) {
    if (frame.step !== LAY || !canLay(inTheOpen(seen), frame)) return null;
    return question(seatFor(seen, frame.player), 'layDefense', DEFENSE_VERBS);
  },
  go(held, frame, { count }, io) {
    if (frame.step === DRAW) {
      const { cup } = mustDraft(held.view);
      const counters: number[] = [];
      while (counters.length < count && cup.inside.length > 0) counters.push(io.pull(cup) ?? 0);
      frame.left = counters;
      frame.step = LAY;
      if (counters.length > 0) io.emit({ rule: 'G3.7.3b', key: 'defenseDrawn', player: frame.player, counters });
      else {
        io.emit({ rule: 'G3.7.3b', key: 'partIgnored', why: 'noCounter' });
        endStep(frame);
      }
      return;
    }
    io.emit({ rule: 'G3.7.3b', key: 'partIgnored', why: 'noHex' });
    nextCounter(frame);
  },
  words: ({ count, hidden, where }, names) =>
    `Draw ${counted(count, 'Defense Counter')} at random and place ${count === 1 ? 'it' : 'them'}${inZone(where, names)}${hidden ? ', mines hidden' : ''}.`,
  worth: (_seen, _player, { count }) => COUNTER * count,
};

import { counted, type Question } from '@sandtable/kernel';
import type { EffectFrame } from '../../model/draft/draft.ts';
import type { StepOf } from '../../model/pack/effect-step.ts';
import { question } from '../../model/battle/question.ts';
import type { Bear, Seen } from '../../model/battle/state.ts';
import { canLay, DEFENSE_VERBS, type DefenseKind, nextCounter, tellNoHex } from '../defenses.ts';
import { mustDraft, seatFor } from '../draft-state.ts';
import { inZone } from '../phrases.ts';
import { inTheOpen } from '../placing.ts';
import { endStep, type StepModule } from './step-module.ts';

const COUNTER = 0.55;
// Both steps first take their counters, then place them one by one.
const [TAKE, LAY] = [0, 1];

/** G3.7.3b: draws counters from the cup; the placer chooses a face of each, in the order drawn. */
export const drawDefense: StepModule<StepOf<'drawDefense'>> = {
  ask: askToLay,
  go(held, frame, { count }, io) {
    if (frame.step === TAKE) {
      const { cup } = mustDraft(held.view);
      const counters: number[] = [];
      while (counters.length < count && cup.inside.length > 0) counters.push(io.pull(cup) ?? 0);
      frame.left = counters;
      frame.step = LAY;
      if (counters.length > 0) io.emit({ rule: 'G3.7.3b', key: 'defenseDrawn', player: frame.player, counters });
      if (counters.length < count) io.emit({ rule: 'G3.7.3b', key: 'partIgnored', why: 'noCounter' });
      if (counters.length === 0) endStep(frame);
      return;
    }
    tellNoHex(io);
    nextCounter(frame);
  },
  words: ({ count, hidden, where }, names) =>
    `Draw ${counted(count, 'Defense Counter')} at random and place ${count === 1 ? 'it' : 'them'}${inZone(where, names)}${hidden ? ', mines hidden' : ''}.`,
  worth: (_seen, _player, { count }) => COUNTER * count,
};

const WORTH: Readonly<Record<DefenseKind, number>> = {
  hasty: 0.5,
  bunker: 0.9,
  trench: 0.7,
  roadBlock: 0.3,
  wire: 0.4,
  mine: 0.6,
  smoke: 0.3,
};

const NAMES: Readonly<Record<DefenseKind, readonly [one: string, several: string]>> = {
  hasty: ['a Hasty Defense', 'Hasty Defenses'],
  bunker: ['a Bunker', 'Bunkers'],
  trench: ['a Trench', 'Trenches'],
  roadBlock: ['a Road Block', 'Road Blocks'],
  wire: ['a Wire counter', 'Wire counters'],
  mine: ['a Mine', 'Mines'],
  smoke: ['a Smoke counter', 'Smoke counters'],
};

/** G3.7.3: counters of a named kind, from supply. */
export const fortify: StepModule<StepOf<'fortify'>> = {
  ask: askToLay,
  go(_held, frame, { count }, io) {
    if (frame.step === TAKE) {
      frame.left = Array.from({ length: count }, (_, place) => place);
      frame.step = LAY;
      return;
    }
    tellNoHex(io);
    nextCounter(frame);
  },
  words({ what, count, hidden, where }, names) {
    const [one, several] = NAMES[what];
    const counters = count === 1 ? one : `${count} ${several}`;
    return `${names.does('own', 'place', 'places')} ${counters}${hidden ? ', hidden,' : ''}${inZone(where, names)}.`.replace(
      ',.',
      '.',
    );
  },
  worth: (_seen, _player, { what, count, hidden }) => WORTH[what] * count * (hidden ? 1.4 : 1),
};

function askToLay(seen: Seen, frame: Readonly<EffectFrame>): Question<Bear> | null {
  if (frame.step !== LAY || !canLay(inTheOpen(seen), frame)) return null;
  return question(seatFor(seen, frame.player), 'layDefense', DEFENSE_VERBS);
}

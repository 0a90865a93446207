import type { StepOf } from '../../model/pack/effect-step.ts';
import { question } from '../../model/battle/question.ts';
import { canLay, DEFENSE_VERBS, type DefenseKind, nextCounter } from '../defenses.ts';
import { seatFor } from '../parties.ts';
import { inTheOpen } from '../placing.ts';
import { inZone } from '../zone-text.ts';
import { type StepModule } from './step-module.ts';

const [COUNT, LAY] = [0, 1];

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

/** G3.7.3: counters of a kind that the option names, from supply. */
export const fortify: StepModule<StepOf<'fortify'>> = {
  ask(seen, frame) {
    if (frame.step !== LAY || !canLay(inTheOpen(seen), frame)) return null;
    return question(seatFor(seen, frame.player), 'layDefense', DEFENSE_VERBS);
  },
  go(_held, frame, { count }, io) {
    if (frame.step === COUNT) {
      frame.left = Array.from({ length: count }, (_, place) => place);
      frame.step = LAY;
      return;
    }
    io.emit({ rule: 'G3.7.3b', key: 'partIgnored', why: 'noHex' });
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

import {
  bad,
  finish,
  gameSystem,
  ok,
  type FrameKind,
  type GameSystem,
  type Result,
} from '../../../packages/kernel/src/index.ts';
import { makeUnit, startingUnits, type March, type Options, type TurnFrame } from './model.ts';
import { move } from './move.ts';

const SEAT = 'marshal';

/** Asks until every unit has moved. */
const turnKind: FrameKind<March, Readonly<TurnFrame>> = {
  ask: ({ units }) => (units.every(({ spent }) => spent) ? null : { seat: SEAT, key: 'turn', verbs: [move] }),
  go: (held, frame) => finish(held, frame),
};

function options(raw: unknown): Result<Options> {
  return raw === 1 || raw === 3 ? ok({ apart: raw }) : bad('options', '1 or 3', raw);
}

export const march: GameSystem<March> = gameSystem<March>({
  id: 'march',
  version: 1,
  pack: '',
  streams: ['combat'],
  frames: { turn: turnKind },
  options,
  seats: () => [SEAT],
  content: () => '',
  setup: (setting, io) => ({
    frames: [{ kind: 'turn', step: 0, got: null }],
    random: io.streams,
    units: startingUnits(setting),
  }),
  see: (view) => view,
  hold: (state) => state,
  view: ({ frames, units }) => ({ frames, random: null, units }),
  rebuild: ({ frames, random, units }) => ({ frames, random, units: units.map(makeUnit) }),
  imagine: ({ frames, units }, { streams: random }) => ({
    frames: [...frames],
    random,
    units: units.map(makeUnit),
  }),
  outcome: ({ frames }) =>
    frames.length > 0 ? undefined : { winners: [SEAT], scores: {}, reason: { rule: 'turn', key: 'allMoved' } },
  audit: () => [],
});

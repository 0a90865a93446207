import { bad, gameSystem, ok, type GameSystem, type Outcome } from '../../../../packages/kernel/src/index.ts';
import { makeSquad, squadsLeft, startingSquads } from '../field.ts';
import { turnFrame, type State, type Toy, type View } from './model.ts';
import { SEATS, turnKind } from './turn.ts';

export type { Event as ToyEvent, State as ToyState, View as ToyView } from './model.ts';

function outcome({ frames, squads }: View): Outcome | undefined {
  if (frames.length > 0) return undefined;
  const [red, blue] = squadsLeft(squads);
  return {
    winners: red === blue ? [] : [red > blue ? 'red' : 'blue'],
    scores: { red, blue },
    reason: { rule: 'turn', key: 'lastRound' },
  };
}

function audit({ squads }: State): string[] {
  const places = squads.map(({ at }) => at).filter((at) => at >= 0);
  return new Set(places).size < places.length ? ['two squads share a hex'] : [];
}

export const toy: GameSystem<Toy> = gameSystem<Toy>({
  id: 'toy',
  version: 1,
  pack: '',
  streams: ['dice'],
  frames: { turn: turnKind },
  options: (raw) => (raw === null ? ok(null) : bad('options', 'null', raw)),
  seats: () => SEATS,
  content: () => '',
  setup: (_options, io) => ({ frames: [turnFrame(0)], random: io.streams, round: 1, squads: startingSquads() }),
  see: (view) => view,
  hold: (state) => state,
  view: ({ frames, round, squads }) => ({ frames, random: null, round, squads }),
  rebuild: ({ frames, random, round, squads }) => ({ frames, random, round, squads: squads.map(makeSquad) }),
  imagine: ({ frames, round, squads }, { streams: random }) => ({
    frames: [...frames],
    random,
    round,
    squads: squads.map(makeSquad),
  }),
  outcome,
  audit,
});

import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Contestant, Group, Groups } from './contest.ts';
import { makeState, rebuild, type State } from './copy-state.ts';

const COPIES = 20;

type Copy = (state: State) => State;

const strategies: readonly [name: string, copy: Copy][] = [
  ['structuredClone', (from) => structuredClone(from)],
  ['factories alone', rebuild],
  ['spread of every record', spread],
  ['spread of one unit, the rest shared', patch],
];

export const copyGroups: Groups = { 'copy state': copies };

function copies(): Group {
  const state = makeState();
  return {
    batch: COPIES,
    contestants: [
      contestant('revive(freeze(state))', state, thaw),
      ...strategies.map(([name, copy]) => contestant(name, state, copy)),
    ],
    check() {
      for (const copy of [thaw, ...strategies.map(([, strategy]) => strategy)]) assertCopy(copy(state), state);
    },
  };
}

/** As the kernel does it: through JSON, with every record made by its factory. */
function thaw(state: State): State {
  return rebuild(JSON.parse(JSON.stringify(state)));
}

function spread(state: State): State {
  return {
    ...state,
    players: state.players.map((player) => ({ ...player, hand: [...player.hand] })),
    units: state.units.map((unit) => ({ ...unit })),
    markers: state.markers.map((marker) => ({ ...marker })),
    decks: state.decks.map((deck) => ({
      ...deck,
      inside: [...deck.inside],
      discards: [...deck.discards],
      removed: [...deck.removed],
    })),
    random: { ...state.random },
  };
}

/** As immutable updates do it at each change. */
function patch(state: State): State {
  return { ...state, units: state.units.map((unit, index) => (index === 0 ? { ...unit } : unit)) };
}

function contestant(name: string, state: State, copy: Copy): Contestant {
  return {
    name,
    run() {
      let sum = 0;
      for (let i = 0; i < COPIES; i++) sum += copy(state).units[i]?.at ?? 0;
      return sum;
    },
  };
}

function assertCopy(copy: State, state: State): void {
  assert.ok(isDeepStrictEqual(copy, state), 'a copy says something else');
  assert.notEqual(copy.units[0], state.units[0], 'a copy shares the unit that is to be changed');
}

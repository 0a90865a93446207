import type { Io } from '@sandtable/kernel';
import { fuzz, nonEmpty, playAtRandom, type Witness } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import type { LimanowaEvent } from '../../model/event.ts';
import type { Limanowa, LimanowaSystem, State } from '../../model/state.ts';
import { game, pack, positionWith } from '../match.ts';
import { lawsOf } from './witness.ts';
import { cardId } from '../../model/ids.ts';

// Tampers with the game itself to prove that the laws can be broken.

/** The game with a change at every entry. */
function tampered(
  meddle: (state: State, io: Io<LimanowaEvent, Limanowa['note']>, apply: () => void) => void,
): LimanowaSystem {
  return {
    ...game,
    apply: (state, sentence, io) => meddle(state, io, () => game.apply(state, sentence, io)),
  };
}

function play(system: LimanowaSystem, mission: string, seed: string): number {
  return playAtRandom(system, { options: { mission, level: 'veteran' }, seed }, { witness: lawsOf(pack) });
}

function complaints(system: LimanowaSystem, missions: readonly string[]): string[] {
  return missions.flatMap((mission) =>
    ['sfc32:a', 'sfc32:b', 'sfc32:c', 'sfc32:d'].flatMap((seed) => {
      try {
        play(system, mission, seed);
        return [];
      } catch (error) {
        return [String(error)];
      }
    }),
  );
}

const EVERYWHERE = ['bridge-at-neu-sandez', 'battle-of-limanowa'];

const SILENT: readonly (readonly [what: string, meddle: (state: State) => void, complaint: string])[] = [
  ['RP', ({ units }) => units.forEach((unit) => (unit.rp -= unit.rp > 1 ? 1 : 0)), 'RP of unit'],
  ['tokens', ({ corps }) => corps.forEach((each) => (each.tokens += 1)), 'tokens of corps'],
  ['cards', ({ corps, deck }) => corps[0]?.hand.push(...deck.inside.splice(0, 1).map(cardId)), 'hand of corps'],
  ['discards', ({ deck }) => deck.discards.push(...deck.inside.splice(0, 1)), 'discards'],
  ['rounds', (state) => (state.round += 1), 'round:'],
];

test.each(SILENT)('what changes without a word is found: %s', (_what, meddle, complaint) => {
  let entries = 0;
  const system = tampered((state, _io, apply) => {
    apply();
    entries += 1;
    if (entries === 3) meddle(state);
  });
  expect(complaints(system, ['jabloniec-ridge'])[0]).toContain(complaint);
});

/** Events without which a match could not be followed. */
const NEEDED: readonly LimanowaEvent['key'][] = [
  'moved',
  'lostRp',
  'destroyed',
  'tokenSpent',
  'drew',
  'played',
  'aiCardTurned',
  'roundBegan',
  'gameRoundBegan',
  'rolled',
];

test.each(NEEDED)("a match that never tells of '%s' is found out", (key) => {
  const system = tampered((_state, io, apply) => {
    const emit = io.emit.bind(io);
    io.emit = (event, hearing) => {
      if (event.key !== key) emit(event, hearing);
    };
    apply();
  });
  expect(complaints(system, EVERYWHERE)).not.toEqual([]);
});

const UNTOLD: readonly (readonly [what: string, isUntold: (event: LimanowaEvent) => boolean, rule: string])[] = [
  ['an attack', (event) => event.key === 'rolled' && event.as === 'attack' && !event.hit, '(L8.3a)'],
  ['a counter-attack', (event) => event.key === 'rolled' && event.as === 'counterAttack' && !event.hit, '(L8.3b)'],
  ['who is relegated', ({ key }) => key === 'relegated', '(L4d)'],
];

test.each(UNTOLD)('L6.2g a fight without %s is found out', (_what, isUntold, rule) => {
  const system = tampered((_state, io, apply) => {
    const emit = io.emit.bind(io);
    io.emit = (event, hearing) => {
      if (!isUntold(event)) emit(event, hearing);
    };
    apply();
  });
  expect(complaints(system, EVERYWHERE).join()).toContain(rule);
});

test('and an honest one is not', () => {
  for (const mission of nonEmpty(EVERYWHERE)) expect(complaints(game, [mission])).toEqual([]);
});

test('L4d, L10m two hits on a unit with a Second line take 1 RP, so nobody is relegated for them', () => {
  const hands = [['secondLine'], []] as const;
  const position = positionWith(['austria: szurmay 0605, honved 0505', 'russia: guard 0504, rifles 0100'], { hands });
  let twice = 0;
  for (let number = 0; number < 30; number++) {
    const plan = {
      options: { position: { ...position, turn: 1, limit: 1 } },
      seed: `sfc32:${number}`,
      said: ['disclose', 'attack a02 r01 disclose', 'secondLine a02'],
    };
    const witness = (options: Limanowa['options']): Witness<Limanowa> => {
      const laws = lawsOf(pack)(options);
      return (state, told) => {
        const hits = told.filter(({ event }) => event.key === 'rolled' && event.as === 'attack' && event.hit);
        if (hits.length === 2) twice += 1;
        return laws(state, told);
      };
    };
    fuzz(game, { ...plan, witness });
  }
  expect(twice).toBeGreaterThan(0);
});

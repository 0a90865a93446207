import { type Bot, Recorder, streamsOf, type EventNotice } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { botsFor } from '../../bots/bots.ts';
import { defaultPack } from '../../content/pack.ts';
import type { LimanowaEvent } from '../../model/event.ts';
import type { Pack } from '../../model/pack.ts';
import type { LimanowaSystem, View } from '../../model/state.ts';
import { limanowa } from '../../system.ts';
import { game, pack } from '../match.ts';
import { mustCheck } from '../slow-ai/random-pack.ts';
import { playByLaw } from '../whole-match.ts';
import { lawsOf } from './witness.ts';
import { corpsId, hexId, NONE, unitId } from '../../model/ids.ts';

// Laws about events: here the events are falsified, or the game has a different rule than the book.

/** The game with every event changed; null drops an event. */
function telling(change: (event: LimanowaEvent) => LimanowaEvent | null): LimanowaSystem {
  return {
    ...game,
    apply: (state, sentence, io) => {
      const emit = io.emit.bind(io);
      io.emit = (event, hearing) => {
        const changed = change(event);
        if (changed !== null) emit(changed, hearing);
      };
      game.apply(state, sentence, io);
    },
  };
}

const MISSIONS = ['bridge-at-neu-sandez', 'steamroller', 'battle-of-limanowa'];

/** The first complaint of each of some matches. */
function complaints(system: LimanowaSystem, of: Pack = pack): string {
  const { random, corps } = botsFor(system, of);
  const bots: readonly Bot<View>[] = [random, corps];
  return MISSIONS.flatMap((mission) =>
    bots.flatMap((bot, place) => {
      try {
        playByLaw({ system, pack: of, options: { mission }, seed: `sfc32:told ${place}`, bot });
        return [];
      } catch (error) {
        return [String(error).split('\n')[0] ?? ''];
      }
    }),
  ).join('\n');
}

/** How AI units move or are moved. */
const AI_MOVES = ['objective', 'displaced'];

const OTHERWISE: readonly (readonly [
  law: string,
  change: (event: LimanowaEvent) => LimanowaEvent | null,
  complaint: string,
])[] = [
  ['L8.2a a target value', (event) => (event.key === 'rolled' ? { ...event, tv: event.tv + 1 } : event), 'TV of unit'],
  [
    'L6.2d moves that were not disclosed',
    (event) => (event.key === 'disclosed' ? { ...event, moves: [] } : event),
    'not the next in the plan',
  ],
  [
    'L6b attacks that were not disclosed',
    (event) => (event.key === 'disclosed' ? { ...event, attacks: [] } : event),
    'which was not disclosed',
  ],
  [
    'L6.2d moves that are never made',
    (event) =>
      event.key === 'disclosed' && event.phase === 'central'
        ? { ...event, moves: [...event.moves, { unit: unitId(0), to: hexId(0), as: 'move' }] }
        : event,
    'has not moved as planned',
  ],
  [
    'L11b what is held',
    (event) => (event.key === 'held' ? { ...event, strategic: event.strategic + 1 } : event),
    'Strategic held',
  ],
  [
    'L6a phases out of order',
    (event) => (event.key === 'disclosed' ? { ...event, phase: 'closing' } : event),
    'the next phase',
  ],
  [
    'L12b corps out of turn order',
    (event) => (event.key === 'roundBegan' ? { ...event, corps: corpsId(event.corps + 1) } : event),
    'whose round is next',
  ],
  [
    'L8.3b counter-attacks that are not made',
    (event) => (event.key === 'rolled' && event.as === 'counterAttack' ? null : event),
    'does not strike back',
  ],
  [
    'LS1f an AI unit that falls back',
    (event) => (event.key === 'moved' && AI_MOVES.includes(event.as) ? { ...event, as: 'fallBack' } : event),
    'of the AI moves as fallBack',
  ],
  [
    'L4a Aggressive tactics for himself',
    (event) => (event.key === 'tactics' ? { ...event, unit: event.officer } : event),
    'gets Aggressive tactics',
  ],
  ['L3r losses that are kept back', (event) => (event.key === 'lostRp' ? null : event), 'RP too few'],
  [
    'L2.2e where someone goes',
    (event) => (event.key === 'moved' && event.as === 'move' ? { ...event, to: event.from } : event),
    'stands (L2.2e)',
  ],
  ['L13a the end', (event) => (event.key === 'failed' ? { ...event, why: 'nobodyLeft' } : event), 'nobody is left'],
];

test.each(OTHERWISE)('what is told otherwise is found: %s', (_law, change, complaint) => {
  expect(complaints(telling(change))).toContain(complaint);
});

test('L7a moves longer than the book has them are found', () => {
  const quick = mustCheck({ ...defaultPack, ruleset: { ...defaultPack.ruleset, ridingBonus: 3, roadBonus: 3 } });
  expect(complaints(limanowa(quick), quick)).toContain('cannot go');
});

test('L3r whoever is lost and still does something is found', () => {
  const options = game.options({ mission: 'bridge-at-neu-sandez' });
  if (!options.ok) throw new Error('no options');
  const witness = lawsOf(pack)(options.value);
  const io = new Recorder<LimanowaEvent>(streamsOf('sfc32:lost', game.streams));
  const state = game.setup(options.value, io);
  expect(witness(state, io.told)).toEqual([]);
  const at = state.units[0]?.at ?? NONE;
  const told = (event: LimanowaEvent): EventNotice<LimanowaEvent> => ({ event, hearing: {} });
  const rolled = {
    rule: 'L8.2b',
    key: 'rolled',
    as: 'attack',
    attacker: unitId(0),
    target: unitId(8),
    tv: 1,
    die: 9,
    hit: false,
  } as const;
  const broken = witness(state, [told({ rule: 'L3r', key: 'destroyed', unit: unitId(0), at }), told(rolled)]);
  expect(broken.join('\n')).toContain('unit 0 is lost and fights (L3r)');
});

test('and an honest one has no complaints', () => {
  expect(complaints(game)).toBe('');
});

import { randomOf, Recorder, streamsOf } from '@sandtable/kernel';
import type { AiNote } from '../../solo/thought/trace.ts';
import { expect, test } from 'vitest';
import { fieldsOf } from '../../model/battle/field.ts';
import type { BearEvent } from '../../model/battle/event.ts';
import { game, pack } from '../../testing/match.ts';
import { positionOf } from '../../testing/fire-field.ts';
import { summarizeAiTurn } from './short.ts';
import { explainAiTurn } from './trace.ts';

const FIELD = positionOf(
  'g03 0,0 SE; g04 -1,3 NE; g05 1,-3 S; g37 -4,0 SE; s03 4,0 NW; s04 5,-2 SW; s05 4,2 NW; s14 6,-1 NW; s48 7,0 NW',
  { ground: { '2,0': 'lightWoods', '3,-1': 'heavyWoods', '3,2': 'woodBuilding', '1,1': 'crops', '5,1': 'lightWoods' } },
);

const SOLO = {
  ai: 'soviet',
  length: 30,
  rumors: [{ at: '5,1' }],
  cup: { units: ['s06', 's07'], noEnemy: 3 },
  track: [
    { space: 3, name: 'Shadows', events: [{ kind: 'rumorAtCardHex', count: 1 }] },
    { space: 5, name: 'Haste', events: [{ kind: 'swiftAction' }, { kind: 'confusion', asAction: true }] },
    { space: 8, name: 'Onward', events: [{ kind: 'order', order: { action: 'move', many: 2 }, asAction: true }] },
  ],
  counteractions: [{ target: ['inCloseCombat'], action: 'move' }],
  missionOrders: [{ action: 'advance', many: 2 }, { action: 'recover' }],
};

test.each(['three', 'four', 'five', 'six'])(
  'S-trace any turn is told in words, the short form in three lines: %s',
  (seed) => {
    const options = game.options({
      position: { ...FIELD, solo: SOLO, turn: 'soviet', controls: [{ at: '-2,1', side: 'german' }] },
    });
    if (!options.ok) throw new Error(JSON.stringify(options.problems));
    const state = game.setup(options.value, new Recorder<BearEvent>(streamsOf(`sfc32:${seed}`, game.streams)));
    const random = randomOf(`sfc32:${seed}`, 'player');
    let turns = 0;
    for (let entry = 0; entry < 60; entry++) {
      const pending = game.pending(state);
      if (pending === undefined) break;
      const isAi = pending.seat === 'ai';
      const sentence = isAi ? ['proceed'] : game.anySentence(game.view(state, pending.seat), random);
      const before = fieldsOf(pack)(game.revive(game.freeze(state)));
      const io = new Recorder<BearEvent, AiNote>(state.random, { tracing: isAi });
      game.apply(state, sentence, io);
      if (!isAi) continue;
      turns++;
      const turn = { notes: io.notes, events: io.told.map(({ event }) => event) };
      expect(turn.notes).toHaveLength(io.notes.length);
      const short = summarizeAiTurn(before, turn);
      expect(short.length).toBeGreaterThan(0);
      expect(short.length).toBeLessThanOrEqual(3);
      for (const line of [...short, ...explainAiTurn(before, turn)])
        expect(line).not.toMatch(/undefined|NaN|Infinity|somewhere|\?|: [a-z]+[A-Z]\w* \(|: cannot$/);
    }
    expect(turns).toBeGreaterThan(3);
  },
);

import { randomOf, Recorder } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import type { BotName } from '../../bots/bot-names.ts';
import { botsFor } from '../../bots/bots.ts';
import type { BearEvent } from '../../model/battle/event.ts';
import { unit } from '../../testing/fire-field.ts';
import { game, matchWith, pack } from '../../testing/match.ts';

const GROUND = Object.fromEntries(
  ['3,0', '4,-2', '2,2', '-3,3', '0,-5', '6,-3', '5,1', '0,4', '-2,6', '1,3'].map((hex, place) => [
    hex,
    place % 3 === 0 ? 'stoneBuilding' : 'lightWoods',
  ]),
);
const RUMORS = ['4,-2', '2,2', '5,1', '0,4', '-2,6', '0,-5'].map((at) => ({ at }));
const SOLO = {
  ai: 'soviet',
  rumors: RUMORS,
  cup: { units: ['s04', 's17', 's28', 's48', 's13'], noEnemy: 3, mines: 2 },
  track: [
    { space: 3, name: 'Noises', yellow: true, events: [{ kind: 'rumor', hexes: ['6,-3', '4,-2'] }] },
    { space: 6, name: 'Shadows', yellow: true, events: [{ kind: 'rumor', hexes: ['5,1', '0,4', '1,3'] }] },
  ],
  length: 12,
};
const UNITS = 'g03 -3,0 SE; g09 -3,3 NE; g04 -4,1 SE; g48 -5,1 SE; g16 -5,3 SE hidden; s05 6,0 NW; s06 6,-3 NW';

const bots = botsFor(game, pack);

/** Plays this many entries; returns the events and everything that was wrong. */
function play(bot: BotName, seed: string): { readonly keys: ReadonlySet<string>; readonly wrong: readonly string[] } {
  const { state } = matchWith(UNITS, {
    ground: GROUND,
    caps: [4, 0],
    markers: 'mine 1,0 german',
    solo: SOLO,
    rounds: 3,
  });
  const random = randomOf(seed, 'bot');
  const keys = new Set<string>();
  const wrong: string[] = [];
  for (let entry = 0; entry < 90; entry++) {
    const asked = game.pending(state);
    if (asked === undefined) break;
    const view = game.view(state, asked.seat);
    const said = asked.seat === 'ai' ? ['proceed'] : bots[bot](view, random);
    const verdict = game.judge(view, said);
    if (!verdict.granted || !verdict.value.whole) wrong.push(`refused: ${said.join(' ')}`);
    const io = new Recorder<BearEvent>(state.random);
    game.apply(state, said, io);
    for (const { event } of io.told) keys.add(event.key);
    wrong.push(...game.audit(state));
  }
  return { keys, wrong };
}

test.each(['captain', 'random'] as const)('S6.2 %s plays among rumors, and nothing is ever amiss', (bot) => {
  const met = new Set<string>();
  for (let seed = 0; seed < 2; seed++) {
    const { keys, wrong } = play(bot, `sfc32:${seed}`);
    expect(wrong).toEqual([]);
    for (const key of keys) met.add(key);
  }
  expect([...met]).toContain('rumorRevealed');
});

test('S6.2.2 the captain fires at a rumor when there is nothing better to do', () => {
  const match = matchWith('g09 0,0 SE', {
    ground: { '0,0': 'stoneBuilding', '4,0': 'lightWoods' },
    caps: [4, 0],
    solo: { ai: 'soviet', rumors: [{ at: '4,0' }], cup: { units: ['s04'], noEnemy: 1 } },
  });
  expect(match.state.units[unit('sr1')]?.fate).toBe('inPlay');
  expect(bots.captain(match.view, randomOf('sfc32:rumor', 'bot')).join(' ')).toMatch(/^g09 fire 4,0/);
});

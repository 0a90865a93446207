import { after, brokenLaws, nonEmpty } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { crossingWith } from '../testing/edge-field.ts';
import { EVERY_WORD } from '../testing/every-word.ts';
import { game, matchWith } from '../testing/match.ts';

type Opening = NonNullable<Parameters<typeof matchWith>[1]>;

/** Small positions, one for each family of verbs, and the sentence beginnings that lead into it. */
const POSITIONS: readonly (readonly [family: string, units: string, opening: Opening, verbs: readonly string[]])[] = [
  ['moves of a group', 'g03 0,0 SE; g19 0,0 N', { ground: { '1,0': 'heavyWoods' } }, ['g03 move', 'g19 move 0,1']],
  ['bonus moves', 'g37 0,0 SE', { ground: { '0,0': { roads: ['SE'] }, '1,0': { roads: ['NE'] } } }, ['g37 move']],
  ['moves into wire and mines', 'g03 0,0; g45 0,0', { markers: 'wire 0,1; mine 1,0 soviet' }, ['g03 move', 'g45 move']],
  ['turns', 'g03 0,0 SE; g09 0,0; g19 1,0 pinned', {}, ['g03 pivot', 'g03 pivot N +g09']],
  ['trenches', 'g03 0,0 inside; g09 0,0', { markers: 'trench 0,0' }, ['g03 shelter', 'g09 shelter']],
  ['carriers', 'g37 0,0 SE; g03 0,0; g09 0,0; g39 0,0; g04 0,0 on:g39', {}, ['g37 load', 'g39 load', 'g39 unload']],
  ['fire', 'g03 0,0 SE; g09 0,0 SE; g04 0,1 SE; s01 2,0 NW', { hands: [['c09'], []] }, ['g03 fire', 'g09 fire 2,0']],
  ['close combat', 'g03 0,0; g04 0,0; s01 0,0; s02 0,0', {}, ['g03 fight', 'g03 fight s01']],
  ['indirect fire and smoke', 'g23 -1,0 SE; s01 2,0', { ground: { '1,0': 'lightWoods' } }, ['g23 shell', 'g23 smoke']],
  ['forts', 'g03 0,0; g04 0,0; g28 -1,0 SE', { markers: 'wire 0,0; bunker 2,0 N' }, ['g03 raze', 'g28 fire']],
  ['flames', 'g16 0,0 SE; s01 0,0; g57 -1,0 SE; s02 0,-1', {}, ['g16 flame', 'g57 flame']],
  [
    'weapon cards',
    'g03 0,0 SE; s01 0,0; s41 0,0; g04 -1,0 SE; s02 0,-1',
    { weapons: [['grenades g03', 'tellermine g03', 'tellermine g04'], []] },
    ['g03 grenades', 'g03 tellermine', 'tellermine'],
  ],
  [
    'air strikes',
    'g03 0,0; s01 2,0; s02 2,0',
    { weapons: [['air-strike-german'], []], options: { airStrike: 'on' } },
    ['air-strike-german'],
  ],
  ['rally', 'g03 0,0 suppressed; g04 0,1 stunned; g09 0,1', {}, ['g03 rally']],
  ['hiding and sneaking', 'g03 0,0; g04 1,0 hidden', { ground: { '0,0': 'lightWoods' } }, ['g03 hide', 'g04 sneak']],
  ['digging and clearing', 'g16 0,0; g03 0,0', { markers: 'mine 0,0 soviet' }, ['g16 dig', 'g16 clear']],
  [
    'cards on own units',
    'g03 0,0 spent suppressed; g04 0,0; g37 0,1',
    { hands: [['c02', 'c03', 'c04', 'c05', 'c10', 'c11'], []] },
    ['c03', 'c04', 'c05 g04', 'c11', 'c02 g04 dig'],
  ],
  [
    'cards on enemies and obstacles',
    'g03 0,0 SE; s01 2,0; s41 2,-1',
    { hands: [['c06', 'c07', 'c08', 'c13', 'c20', 'c30', 'c40', 'c41'], []], markers: 'wire 0,0' },
    ['c06', 'c07', 'c08', 'c13', 'c20', 'c30', 'c40', 'c41'],
  ],
];

test.each(POSITIONS)(
  'every word of the game is offered exactly where it is granted: %s',
  (_family, units, opening, verbs) => {
    for (const economy of ['spentCheck', 'sevenAP']) {
      const options = { ...opening.options, economy };
      const { view } = matchWith(units, { radius: 2, caps: [2, 1], ...opening, options });
      const foreign = EVERY_WORD;
      expect(brokenLaws(game, view, { foreign, most: 2 })).toEqual([]);
      for (const verb of nonEmpty(verbs)) {
        if (economy === 'sevenAP' && verb === 'c07') continue;
        expect([verb, game.judge(view, verb.split(' ')).granted]).toEqual([verb, true]);
        expect(brokenLaws(after(game, verb), view, { foreign, most: 6 })).toEqual([]);
      }
    }
  },
);

test.each(['spentCheck', 'sevenAP'])(
  'every word of the game is offered exactly where it is granted: edges, %s',
  (economy) => {
    const { view, system } = crossingWith({ economy });
    for (const verb of ['g03 enter', 'g37 enter', 'g49 drive', 'g01 leave'])
      expect(brokenLaws(after(system, verb), view, { foreign: EVERY_WORD, most: 6 })).toEqual([]);
  },
);

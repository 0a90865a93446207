import { type Limanowa, unitId } from '@sandtable/limanowa';
import { expect, test } from 'vitest';
import { NEU_SANDEZ, rehearse, seenOf } from '../../testing/limanowa.ts';
import { tellEvent } from '../events/tell.ts';
import { motionsOf } from '../motion/motions.ts';
import { titleOf } from './ladder-view.tsx';
import { choicesIn, choiceTags, columnsOf, rollOf, rowsOf } from './ladder.ts';

const choice: Extract<Limanowa['note'], { note: 'choice' }> = {
  note: 'choice',
  what: 'counterAttack',
  by: unitId(9),
  passedOver: [],
  row: 'LS7A2',
  ladder: {
    among: [1, 2, 3],
    rungs: [
      {
        rule: 'LS7A2',
        rung: 'highestTv',
        figures: [
          [1, -4],
          [2, -4],
          [3, -3],
        ],
        left: [1, 2],
      },
      {
        rule: 'LS7A2',
        rung: 'lowestRp',
        figures: [
          [1, 3],
          [2, 2],
        ],
        left: [2],
      },
    ],
    roll: null,
    chosen: 2,
  },
};

test('LS7A a choice is a table: who could be chosen, what each rung compared, and who was left', () => {
  const seen = seenOf(rehearse(NEU_SANDEZ));
  expect(columnsOf(choice).map(({ label }) => label)).toEqual(['highest TV', 'fewest RP']);
  expect(
    rowsOf(seen, choice).map(({ isChosen, cells }) => [isChosen, cells.map(({ text, state }) => `${text} ${state}`)]),
  ).toEqual([
    [false, ['TV 4 pass', '3 RP fail']],
    [true, ['TV 4 pass', '2 RP pass']],
    [false, ['TV 3 fail', ' open']],
  ]);
  expect(rollOf(choice)).toBe('');
  expect(titleOf(seen, choice)).toContain('Counter-attack');
  expect(choiceTags(seen, choice).map((tag) => (tag.kind === 'reason' ? tag.verdict : ''))).toEqual([
    'out',
    'chosen',
    'out',
  ]);
});

test('LS4.1a the AI’s round notes one roll a unit, tells it, and shows it on the map', () => {
  const match = rehearse(NEU_SANDEZ, { dice: [9, 9], ai: [9, 9, 9, 1, 9] });
  match.say('disclose').say('move a02 0506 move a01 0606 attack r02 a02 disclose');
  while (match.system.pending(match.state)?.seat === 'ai') match.say('proceed');
  match.say('disclose');
  let before = seenOf(match);
  while (match.system.pending(match.state)?.seat === 'ai') {
    before = seenOf(match);
    match.say('proceed');
  }
  const wounds = match.notes.filter((note) => note.note === 'wound');
  expect(wounds.map(({ die, hit }) => [die, hit])).toEqual([
    [1, true],
    [9, false],
  ]);
  expect(choicesIn(match.notes)).toEqual([]);
  const events = match.told.map(({ event }) => event);
  const told = events.map((event) => tellEvent(before, event));
  expect(told.filter(({ key }) => key === 'woundRolled').map(({ sign }) => sign?.kind)).toEqual(['dice', 'dice']);
  expect(told.find(({ key }) => key === 'lostRp')?.isGrave).toBe(true);
  expect(told.find(({ key }) => key === 'gameRoundBegan')?.round).toBe(2);
  expect(motionsOf(before, events).map(({ kind }) => kind)).toEqual(['shot', 'stamp', 'mark', 'shot', 'stamp']);
});

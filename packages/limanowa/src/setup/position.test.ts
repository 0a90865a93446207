import { Rehearsal } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { fieldsOf } from '../board/map.ts';
import { game, heldOf, matchWith, missionWith, pack } from '../testing/match.ts';
import { printPosition } from './position.ts';

test('a position that is printed begins the same match again', () => {
  const corps = ['austria: szurmay 0607 3rp, honved 0605 1rp, hussars lost', 'russia ai: guard 0604, battery 0603'];
  const scene = {
    tokens: [2, 1],
    hands: [['deceit', 'pursuit']],
    options: { level: 'tried' },
    strategic: ['0604'],
    tactical: ['0505'],
    round: 3,
    limit: 5,
  } as const;
  const match = matchWith(corps, scene);
  const { position } = printPosition(heldOf(match));
  expect(position).toMatchObject({ round: 3, limit: 5, options: { level: 'tried' } });
  const again = new Rehearsal(game, { position });
  expect(printPosition(heldOf(again)).position).toEqual(position);
  expect(again.state.units).toEqual(match.state.units);
  expect(again.state.corps).toEqual(match.state.corps);
});

test('every mission can be printed as a position, which says what it leaves out', () => {
  for (const { id } of pack.missions) {
    const match = missionWith(id);
    const printed = printPosition(fieldsOf(pack)(match.system.view(match.state, 'p1')));
    expect(game.options({ position: printed.position }).ok).toBe(true);
    expect(printed.missing).toEqual([
      'the order of the deck',
      ...(id === 'battle-of-limanowa' ? ['cards that the viewer does not know'] : []),
    ]);
  }
});

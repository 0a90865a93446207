import { expect, test } from 'vitest';
import { brokenLaws, denied, Rehearsal } from '@sandtable/kernel/testing';
import { positionOf, unit } from '../../testing/fire-field.ts';
import { game, matchWith } from '../../testing/match.ts';

const WOODS = { '0,0': 'lightWoods', '1,0': 'heavyWoods', '0,1': 'lightWoods' };
const FAR = 's03 9,0 NW';

test('B10.1 GT-56 a hidden move costs three more than printed into cover, six more otherwise, and nothing else', () => {
  const match = matchWith(`g03 0,0 N hidden; ${FAR}`, { ground: WOODS });
  expect(match.judge('g03 sneak 1,0')).toMatchObject({ granted: true, value: { figures: { cost: 4 } } });
  expect(match.judge('g03 sneak 0,-1')).toMatchObject({ granted: true, value: { figures: { cost: 7 } } });
});

test('B10.1 GT-56 an MMG sneaks into the open for eight, of which one at least is paid in CAPs', () => {
  const poor = matchWith(`s18 0,0 N hidden; g03 9,0 NW`, { ground: WOODS, turn: 'soviet' });
  expect(poor.judge('s18 sneak 1,0')).toMatchObject({ granted: true, value: { figures: { cost: 5 } } });
  expect(denied(poor.judge('s18 sneak 0,-1'))).toEqual(['B3.2 tooFewCaps', 'B2.2b tooFewCaps']);
  const rich = matchWith(`s18 0,0 N hidden; g03 9,0 NW`, { ground: WOODS, turn: 'soviet', caps: [0, 1], checks: [7] });
  expect(rich.judge('s18 sneak 0,-1')).toMatchObject({ granted: true, value: { figures: { cost: 8 } } });
  expect(denied(rich.judge('s18 sneak 0,-1 caps:0'))).toEqual(['B2.2f tooFewAp']);
  rich.say('s18 sneak 0,-1 caps:1');
  expect(rich.events('german')).toContainEqual(expect.objectContaining({ key: 'paid', ap: 7, caps: 1 }));
});

test('B10.1 the action and its price are announced, not the place', () => {
  const match = matchWith(`g03 0,0 N hidden; ${FAR}`, { ground: WOODS, checks: [7] });
  const from = match.state.units[unit('g03')]?.at ?? -1;
  match.say('g03 sneak 1,0 caps:0');
  const at = match.state.units[unit('g03')]?.at ?? -1;
  expect(match.events('german')).toContainEqual({ rule: 'B10.1', key: 'sneaked', unit: unit('g03'), from, at });
  expect(match.events('soviet')).toContainEqual({ rule: 'B10.1', key: 'sneaked', unit: unit('g03'), from: -1, at: -1 });
  expect(match.events('soviet')).toContainEqual(expect.objectContaining({ key: 'paid', ap: 4 }));
  expect(JSON.stringify(match.events('soviet'))).not.toContain(`"at":${at}`);
  expect(match.state.units[unit('g03')]?.hidden).toBe(true);
});

test('B10.1 a sneaking unit that comes into the open before an enemy’s eyes is revealed there', () => {
  const match = matchWith('g03 0,0 N hidden; s03 2,-1 NW', { ground: WOODS, checks: [7] });
  match.say('g03 sneak 0,-1 caps:0');
  expect(match.events('soviet')).toContainEqual(expect.objectContaining({ key: 'revealed', unit: unit('g03') }));
  match.say('NE');
});

test('B10.1 only hidden unburdened foot sneaks, one hex at a time, through water too', () => {
  const match = matchWith(`g03 0,0 N hidden; g04 5,5 N; g34 0,0 hidden; ${FAR}`, {
    ground: { ...WOODS, '0,-1': 'water' },
    caps: [9, 0],
  });
  expect(denied(match.judge('g04 sneak'))).toEqual(['B10.1 notHidden']);
  expect(denied(match.judge('g34 sneak'))).toEqual(['B10.1 burdened']);
  expect(match.judge('g03 sneak 0,-1').granted).toBe(true);
  expect(denied(match.judge('g03 sneak 3,0'))).toEqual(['B5.0 notAdjacent']);
});

test('B10.1 B9.1 hidden units sneak together for the dearest price', () => {
  const match = matchWith(`g03 0,0 N hidden; g04 0,0 N hidden; ${FAR}`, { ground: WOODS, checks: [7] });
  match.say('g03 sneak 1,0 +g04 0,-1 caps:0');
  expect(match.events()).toContainEqual(expect.objectContaining({ key: 'paid', ap: 7 }));
});

test('B10.1 a mine that a sneaking unit sets off gives it away', () => {
  const match = matchWith(`g03 0,0 N hidden; ${FAR}`, {
    ground: WOODS,
    checks: [7],
    markers: 'mine 1,0',
    dice: [1, 1],
  });
  match.say('g03 sneak 1,0 caps:0');
  expect(match.events('soviet')).toContainEqual(expect.objectContaining({ key: 'revealed', unit: unit('g03') }));
  match.say('SE');
});

test('B10.1 B10.2 what is offered to units that are hidden or could hide, and what is judged, are the same', () => {
  const hexes = { '0,0': 'lightWoods', '1,0': 'heavyWoods', '0,-1': 'water', '-1,0': 'stoneBuilding' };
  const position = {
    ...positionOf('g03 0,0 N hidden; g04 0,0 N hidden spent; g05 -2,0; g06 -1,0; s03 2,0 NW', {}),
    map: { bare: { radius: 2, hexes } },
    players: { german: { caps: 4, hand: ['c02', 'c10'] } },
  };
  const match = new Rehearsal(game, { position });
  expect(match.offers('g03')).toContain('sneak');
  expect(match.offers('g05')).toContain('hide');
  expect(brokenLaws(game, match.view, { most: 250 })).toEqual([]);
});

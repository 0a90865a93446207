import type { Facing } from '@sandtable/hex';
import { expect, test } from 'vitest';
import { fieldsOf } from '../../model/battle/field.ts';
import { hexId } from '../../model/ids.ts';
import type { Seen } from '../../model/battle/state.ts';
import { unit } from '../../testing/fire-field.ts';
import { type BearMatch, matchWith, type Opening, pack } from '../../testing/match.ts';
import { deckOf, soloMatch } from '../../testing/solo-match.ts';
import { type Stand, standsIn } from './stand.ts';
import { type Threats, threatsTo } from './threat.ts';

const OUT: Facing = 2;

function seenIn(match: BearMatch): Seen {
  return fieldsOf(pack)(match.view);
}

/** What threatens the leader of a sentence where it takes him. */
function threatsIn(match: BearMatch, said: string, isUnseen = false): Threats {
  const seen = seenIn(match);
  const [first, ...others] = standsIn(seen, match.system.heard(match.view, said.split(' ')), isUnseen);
  if (first === undefined) throw new Error(`'${said}' moves nobody`);
  return threatsTo(seen, first, others);
}

const neededIn = (units: string, said: string, opening: Opening = {}): readonly number[] =>
  threatsIn(matchWith(units, opening), said).threats.map(({ odds }) => odds.needed);

test('B12.0a a mortar that cannot see the goal threatens it if a hex beside it does', () => {
  const ground = { '2,0': 'heavyWoods' };
  const { threats } = threatsIn(matchWith('g03 -1,0 SE; s25 4,0 NW', { ground }), 'g03 move 0,0 SE');
  expect(threats).toMatchObject([{ attacker: unit('s25'), odds: { aspect: 'flank' } }]);
  expect(threats[0]?.manner.spot).not.toBe(-1);
});

test('B18.2 a unit ordered into a trench is threatened there as one inside', () => {
  const trench = { markers: 'trench 1,0' };
  const [outside = 0] = neededIn('g03 0,0 SE; s01 3,0 NW', 'g03 move 1,0 SE', trench);
  expect(neededIn('g03 0,0 SE; s01 3,0 NW', 'g03 move 1,0 SE inside', trench)).toEqual([outside + 2]);
});

test('B10.0.1 a move reveals a hidden unit, which then shows its flank; unseen it is fired at on suspicion only', () => {
  const match = matchWith('g03 0,0 hidden; s01 4,0 NW', { ground: { '1,0': 'lightWoods' } });
  expect(threatsIn(match, 'g03 move 1,0 NW').threats).toMatchObject([{ odds: { aspect: 'flank' } }]);
  expect(threatsIn(match, 'g03 sneak 1,0', true)).toEqual({ threats: [], rumors: [], isHidden: true });
});

test('B5.0.3 foot that moves into the open is exposed, one that is cautious is not', () => {
  const careful = { options: { cautiousMovement: 'on' } };
  const [plain = 0] = neededIn('g03 0,0 SE; s01 3,0 NW', 'g03 move 1,0 SE');
  expect(neededIn('g03 0,0 SE; s01 3,0 NW', 'g03 move 1,0 SE', careful)).toEqual([plain - 1]);
  expect(neededIn('g03 0,0 SE; s01 3,0 NW', 'g03 move 1,0 SE cautious', careful)).toEqual([plain]);
  expect(neededIn('g03 0,0 NW; s01 3,0 NW', 'g03 move 1,0 SE', careful)).toEqual([plain]);
});

test('B17.4 B8.4 flames and the weapon cards of a unit beside the goal count, if they are the better weapon', () => {
  const { threats } = threatsIn(matchWith('g03 0,0 SE; s39 2,0 NW'), 'g03 move 1,0 SE');
  expect(threats).toMatchObject([{ attacker: unit('s39'), manner: { means: 'flame' } }]);
  const molotov = matchWith('g49 0,0 SE; s01 1,0 NW', { weapons: [[], ['molotov s01']] });
  expect(threatsIn(molotov, 'g49 move 1,0 SE').threats).toMatchObject([{ manner: { means: 'molotov' } }]);
});

test('B15.6 a vehicle that moves along covers the unit', () => {
  const [alone = 0] = neededIn('g03 0,0 SE; g49 0,0 SE; s01 4,0 NW', 'g03 move 1,0 SE');
  const [covered] = neededIn('g03 0,0 SE; g49 0,0 SE; s01 4,0 NW', 'g03 move 1,0 SE +g49 1,0 SE');
  expect(covered).toBe(alone + 1);
});

test('B3.2.3 B9.1.2 with what he may add: two CAPs at most, and everybody beside the attacker who can support', () => {
  const match = matchWith('g03 0,0 SE; s01 4,0 NW; s02 4,0 NW; s03 4,0 SE', { caps: [0, 5] });
  // 9 or more, ten ways; two CAPs and one supporter make it 6 or more, 26 ways. The one who looks away helps nobody.
  const [first] = threatsIn(match, 'g03 move 1,0 SE').threats;
  expect(first).toMatchObject({ odds: { needed: 9, hitChances: [10, 15, 21] }, caps: 2, helpers: 1, mostWays: 26 });
  const poor = matchWith('g03 0,0 SE; s01 4,0 NW', { caps: [5, 0] });
  expect(threatsIn(poor, 'g03 move 1,0 SE').threats).toMatchObject([{ caps: 0, helpers: 0, mostWays: 10 }]);
});

test('S4.3.1 the AI adds what its orders bring', () => {
  const cards = [{ orders: [{ action: 'fire', caps: 3 }] }, { priorityCaps: 1 }] as const;
  const match = soloMatch('g03 0,0 SE; s01 4,0 NW', { turn: 'german', order: [], cards });
  const seen = fieldsOf({ ...pack, orderCards: deckOf({ cards }) })(match.view);
  const path = [hexId(seen.map.names.indexOf('1,0'))];
  expect(threatsTo(seen, { unit: unit('g03'), path, facing: OUT }).threats).toMatchObject([{ caps: 3 }]);
});

test('S4.1.2b an AI beside the goal that looks away may turn and attack; a player’s unit may not', () => {
  const match = soloMatch('g03 0,0 SE; s01 2,0 SE', { turn: 'german' });
  expect(threatsIn(match, 'g03 move 1,0 SE').threats).toMatchObject([{ attacker: unit('s01'), turns: true }]);
  expect(neededIn('g03 0,0 SE; s01 2,0 SE', 'g03 move 1,0 SE')).toEqual([]);
});

test('S6.2.1 a Rumored Enemy that has the goal in reach may fire, nobody knows with what', () => {
  const rumors = { rumors: [{ at: '4,0' }], cup: { units: ['s05'], noEnemy: 1 } };
  const match = soloMatch('g03 0,0 SE; s04 9,0 SE', { turn: 'german', ground: { '4,0': 'lightWoods' }, solo: rumors });
  expect(threatsIn(match, 'g03 move 1,0 SE')).toMatchObject({ threats: [], rumors: [unit('sr1')] });
});

test('B7.7.3 in an enemy’s hex the threat is close combat', () => {
  const { threats } = threatsIn(matchWith('g03 0,0 SE; s01 1,0 NW'), 'g03 move 1,0 SE');
  expect(threats).toMatchObject([{ distance: 0, odds: { closeCombat: true } }]);
});

test('B6.0.8 enhancedLOS: in the woods nobody far off can fire at it', () => {
  const woods = { ground: { '1,0': 'lightWoods' }, options: { enhancedLOS: 'adjacentOnly' } };
  expect(neededIn('g03 0,0 SE; s01 4,0 NW', 'g03 move 1,0 SE', woods)).toEqual([]);
  // But beside one who has fired it is rolled for with him.
  const match = matchWith('g03 0,0 SE; g04 1,0 SE; s01 4,0 NW', woods);
  Object.assign(match.state.units[unit('g04')] ?? {}, { fired: true });
  expect(threatsIn(match, 'g03 move 1,0 SE').threats).toMatchObject([{ attacker: unit('s01') }]);
});

test('B5.1 a hovered hex is judged as it would be faced', () => {
  const match = matchWith('g03 0,0 SE; s01 4,0 NW');
  const seen = seenIn(match);
  const stand = (facing: Facing): Stand => ({
    unit: unit('g03'),
    path: [hexId(seen.map.names.indexOf('1,0'))],
    facing,
  });
  expect(threatsTo(seen, stand(OUT)).threats).toMatchObject([{ odds: { aspect: 'front' } }]);
  expect(threatsTo(seen, stand(5)).threats).toMatchObject([{ odds: { aspect: 'flank' } }]);
});

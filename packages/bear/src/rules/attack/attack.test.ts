import { denied } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { HIT_WITHOUT_MARKER } from '../../model/battle/unit.ts';
import { unit } from '../../testing/fire-field.ts';
import { type BearMatch, matchWith, pack } from '../../testing/match.ts';
import { story, unitIn } from '../../testing/story.ts';

function setCaps(match: BearMatch, side: 0 | 1, caps: number): void {
  const player = match.state.players[side];
  if (player !== undefined) player.caps = caps;
}

test('B7.0, B7.2 a Rifle at a Rifle in front of it, three hexes off: 9 hits, 8 does not', () => {
  const shot = (dice: number[], hits: string[]) =>
    matchWith('s01 0,0 SE; g03 3,0 NW', { turn: 'soviet', dice, checks: [7], hits }).say('s01 fire 3,0 caps:0');
  const hit = shot([4, 5], ['pinned']);
  expect(hit.events()).toContainEqual({
    rule: 'B7.0',
    key: 'attacked',
    unit: unit('s01'),
    supporters: [],
    at: unitIn(hit, 'g03').at,
  });
  expect(hit.events()).toContainEqual({ rule: 'B7.2', key: 'hit', unit: unit('g03'), roll: 9, needed: 9, kill: 13 });
  expect(story(shot([4, 4], []), 'missed', 'hit')).toEqual(['missed g03']);
});

test('B7.0 one action, one hex; there is no limit to attacks on one target', () => {
  const match = matchWith('g03 0,0 SE; g04 0,0 SE; s01 3,0 NW', { caps: [9, 0], dice: [1, 1, 1, 1], checks: [7, 7] });
  match.say('g03 fire 3,0 caps:0').say('caps:0').say('pass').say('g04 fire 3,0 caps:0').say('caps:0');
  expect(story(match, 'missed')).toEqual(['missed s01']);
});

test('B7.2 CAPs on the dice are declared before the roll and count for this roll alone', () => {
  const match = matchWith('s01 0,0 SE; g03 3,0 NW', {
    turn: 'soviet',
    caps: [0, 2],
    dice: [4, 3],
    hits: ['pinned'],
    checks: [7],
  });
  match.say('s01 fire 3,0 caps:0').say('caps:2');
  expect(match.events()).toContainEqual({ rule: 'B7.2', key: 'hit', unit: unit('g03'), roll: 9, needed: 9, kill: 13 });
});

test('B7.3a every DM of the target is added up', () => {
  const match = matchWith('s01 0,0 SE; g03 3,0 NW hasty; g49 3,0', {
    turn: 'soviet',
    ground: { '3,0': { terrain: 'lightWoods', level: 1, walls: ['NW'] } },
    markers: 'smoke2 3,0; roadBlock 3,0',
  });
  // 12 in front; woods, wall, height, hasty defense, road block and the tank 1 each, smoke 2; less FP 3.
  expect(match.judge('s01 fire 3,0')).toMatchObject({
    granted: true,
    value: { figures: { targets: [{ defense: 20, needed: 17 }, {}] } },
  });
});

test('B7.3b whoever is attacked is not asked for CAPs', () => {
  const match = matchWith('s01 0,0 SE; g03 3,0 NW', { turn: 'soviet', caps: [5, 1], dice: [1, 1], checks: [7] });
  match.say('s01 fire 3,0 caps:0');
  expect(match.system.pending(match.state)?.seat).toBe('soviet');
  match.say('caps:1');
  expect(match.system.pending(match.state)).toMatchObject({ seat: 'german', key: 'turn' });
  expect(match.state.players[0]?.caps).toBe(5);
});

test('B7.5.1 everybody in the hex is rolled for, each with its own color, DV and CAPs, for one price', () => {
  const match = matchWith('s48 0,0 SE; g03 3,0 NW; g49 3,0 SE', {
    turn: 'soviet',
    caps: [0, 3],
    dice: [1, 2, 1, 2],
    checks: [7],
  });
  const judged = match.judge('s48 fire 3,0');
  expect(judged).toMatchObject({
    granted: true,
    value: {
      figures: {
        targets: [
          { colour: 'red', needed: 8, cost: 5 },
          { colour: 'blue', needed: 6 },
        ],
      },
    },
  });
  match.say('s48 fire 3,0 caps:0').say('caps:1');
  expect(story(match, 'missed')).toEqual(['missed g03']);
  match.say('caps:2');
  expect(match.events()).toContainEqual({
    rule: 'B7.2',
    key: 'missed',
    unit: unit('g49'),
    roll: 5,
    needed: 6,
    kill: 10,
  });
  expect(match.state.players[1]?.caps).toBe(0);
});

test.each([
  ['all', ['missed g03', 'missed s02']],
  ['enemiesOnly', ['missed g03']],
])('B7.5.1, B7.7.3d friendlyFire %s: a third unit fires into a hex with both sides in it', (friendlyFire, missed) => {
  const dice = missed.flatMap(() => [1, 1]);
  const match = matchWith('s01 0,0 SE; g03 3,0 NW; s02 3,0 SE', {
    turn: 'soviet',
    options: { friendlyFire },
    dice,
    checks: [7],
  });
  match.say('s01 fire 3,0 caps:0');
  expect(story(match, 'missed')).toEqual(missed);
});

test('B3.2.3 the odds against one’s own unit in the hex fall with every CAP, those against the enemy rise', () => {
  const options = { friendlyFire: 'all' };
  const match = matchWith('s01 0,0 SE; g03 3,0 NW; s02 3,0 SE', { turn: 'soviet', options });
  expect(match.judge('s01 fire 3,0')).toMatchObject({
    granted: true,
    value: {
      figures: {
        targets: [
          { target: unit('g03'), own: false, needed: 9, hitChances: [10, 15, 21] },
          { target: unit('s02'), own: true, needed: 8, hitChances: [15, 10, 6], killChances: [1, 0, 0] },
        ],
      },
    },
  });
});

test('B7.7.3, B7.7.3a in close combat one enemy is attacked, on its flank DR; the others are left alone', () => {
  const match = matchWith('g03 0,0 SE; s01 0,0 NW; s02 0,0 NW; g04 0,0', {
    dice: [3, 3],
    checks: [7],
    hits: ['pinned'],
  });
  expect(match.judge('g03 fight s01')).toMatchObject({
    granted: true,
    value: {
      figures: { targets: [{ closeCombat: true, aspect: 'flank', firepower: 6, needed: 5, kill: 9, cost: 3 }] },
    },
  });
  expect(denied(match.judge('g03 fire 0,0'))).toEqual(['B7.7.3b enemyInHex']);
  match.say('g03 fight s01 caps:0');
  expect(story(match, 'hit', 'missed')).toEqual(['hit s01']);
});

test('B7.7.3b whoever has an enemy in his hex neither fires out of it nor supports those outside', () => {
  const match = matchWith('g03 0,0 SE; s01 0,0; g04 1,0 SE; s02 3,0 NW');
  expect(denied(match.judge('g03 fire 3,0'))).toEqual(['B7.7.3b enemyInHex']);
  expect(denied(match.judge('g04 fire 3,0 +g03'))).toEqual(['B7.7.3b enemyInHex']);
  expect(match.judge('g04 fire 3,0').granted).toBe(true);
});

test('B9.1.2 spent and fresh units attack together by CAPs, not by AP; the leader alone pays', () => {
  const match = matchWith('s01 0,0 SE spent; s02 0,0 SE; g03 3,0 NW', { turn: 'soviet', caps: [0, 4], dice: [1, 1] });
  expect(denied(match.judge('s02 fire 3,0 +s01 caps:0'))).toEqual(['B2.2a spentUnit']);
  match.say('s02 fire 3,0 +s01 command');
  expect(match.events()).toContainEqual(expect.objectContaining({ key: 'paid', way: 'command', caps: 4 }));
  expect(match.events()).toContainEqual(expect.objectContaining({ key: 'missed', needed: 8 }));
});

test('B9.1.2 a berserk Rifle next to the target supports, a suppressed one does not', () => {
  const match = matchWith('s01 0,0 SE; s02 0,0 SE berserk; s03 0,0 SE suppressed; g03 1,0 NW', { turn: 'soviet' });
  expect(match.judge('s01 fire 1,0 +s02')).toMatchObject({
    granted: true,
    value: { figures: { targets: [{ firepower: 7 }] } },
  });
  expect(denied(match.judge('s01 fire 1,0 +s03'))).toEqual(['B9.1.2 weakenedByMarker']);
});

test('B7.4 a kill takes the unit out of the game: it scores, and its marker goes back to the pile', () => {
  const match = matchWith('s01 0,0 SE; g03 3,0 NW pinned', { turn: 'soviet', caps: [5, 0], dice: [4, 5], checks: [7] });
  const pile = match.state.infantryHits.inside.length;
  match.say('s01 fire 3,0 caps:0');
  expect(story(match, 'killed', 'destroyed')).toEqual(['killed g03', 'destroyed g03']);
  expect(unitIn(match, 'g03')).toMatchObject({ fate: 'lost', at: -1, hit: -1 });
  expect(match.state.vp.soviet).toBe(1);
  expect(match.state.infantryHits.inside).toHaveLength(pile + 1);
});

/**
 * A Soviet Rifle fires at these in turn and kills one each time: `lost` units are lost before, `caps` is what
 * their side has.
 */
function killing(units: string, caps: number, options: Record<string, string> = {}, start = 7): BearMatch {
  const match = matchWith(`s01 0,0 SE; ${units}`, {
    turn: 'soviet',
    caps: [start, 0],
    options,
    dice: [6, 6],
    checks: [7],
  });
  setCaps(match, 0, caps);
  return match.say('s01 fire 3,0 caps:0');
}

test.each([
  ['ceiling', 4, 4],
  ['ceiling', 7, 6],
  ['immediate', 4, 3],
  ['ceiling', 9, 8],
])('B7.4.1 capLoss %s: of a start of 7, the first loss leaves %i CAPs at %i', (capLoss, caps, left) => {
  const match = killing('g03 3,0 NW pinned', caps, { capLoss });
  expect(match.state.players[0]).toMatchObject({ caps: left, losses: 1 });
});

test.each([
  [6, 5],
  [3, 3],
])('B7.4.1 the second loss lies on the next number: %i CAPs become %i', (caps, left) => {
  const one = matchWith('s01 0,0 SE; g03 3,0 NW pinned', { turn: 'soviet', caps: [7, 0], dice: [6, 6], checks: [7] });
  Object.assign(one.state.players[0] ?? {}, { losses: 1, caps });
  one.say('s01 fire 3,0 caps:0');
  expect(one.state.players[0]).toMatchObject({ caps: left, losses: 2 });
});

test('B7.4.1 trucks and wagons cost no CAPs, but they score', () => {
  const match = killing('g37 3,0 NW lightDamage', 7);
  expect(match.state.players[0]).toMatchObject({ caps: 7, losses: 0 });
  expect(match.state.vp.soviet).toBe(1);
});

test('B7.5 the owner draws and looks; the others only see that there is a marker', () => {
  const match = matchWith('s01 0,0 SE; g03 3,0 NW', {
    turn: 'soviet',
    dice: [4, 5],
    checks: [7],
    hits: ['suppressed'],
  });
  match.say('s01 fire 3,0 caps:0');
  const marked = (seat: string) => match.events(seat).find(({ key }) => key === 'marked');
  expect(marked('german')).toMatchObject({ marker: unitIn(match, 'g03').hit });
  expect(marked('soviet')).toMatchObject({ marker: null });
  expect(match.system.view(match.state, 'soviet').units[unit('g03')]?.hit).toBeNull();
  expect(match.system.view(match.state, 'german').units[unit('g03')]?.hit).toBe(unitIn(match, 'g03').hit);
});

test('B7.5 hitMarkers open: everybody sees it at once', () => {
  const match = matchWith('s01 0,0 SE; g03 3,0 NW', {
    turn: 'soviet',
    dice: [4, 5],
    checks: [7],
    hits: ['suppressed'],
    options: { hitMarkers: 'open' },
  });
  match.say('s01 fire 3,0 caps:0');
  const heard = match.told.filter(({ event }) => event.key === 'marked');
  expect(heard).toHaveLength(1);
  const seen = match.system.view(match.state, 'soviet').units[unit('g03')]?.hit ?? -1;
  expect(pack.hitMarkers[seen]?.kind).toBe('suppressed');
});

test('B7.5 others see a marker when a figure of it is used: its FP, its price, its DR, its range', () => {
  const shown = (units: string, said: string) => {
    const match = matchWith(units, { dice: [1, 1], checks: [7] });
    return story(match.say(said), 'markerShown');
  };
  expect(shown('g03 0,0 SE suppressed; s01 3,0 NW', 'g03 fire 3,0 caps:0')).toEqual(['markerShown g03']);
  expect(shown('g03 0,0 SE; s01 3,0 NW panicked', 'g03 fire 3,0 caps:0')).toEqual(['markerShown s01']);
  expect(shown('g03 0,0 SE cowering; s01 1,0 NW', 'g03 fire 1,0 caps:0')).toEqual(['markerShown g03']);
  expect(shown('g03 0,0 SE pinned; s01 3,0 NW unnerved', 'g03 fire 3,0 caps:0')).toEqual([]);
});

test('B7.5 and when it makes a move or a turn dearer', () => {
  const moved = matchWith('g03 0,0 SE cowering; s01 9,0', { checks: [7] }).say('g03 move 1,0 SE caps:0');
  expect(story(moved, 'markerShown')).toEqual(['markerShown g03']);
  const turned = matchWith('g03 0,0 SE cowering; s01 9,0', { checks: [7] }).say('g03 pivot N caps:0');
  expect(story(turned, 'markerShown')).toEqual(['markerShown g03']);
  const plain = matchWith('g03 0,0 SE unnerved; s01 9,0', { checks: [7] }).say('g03 move 1,0 SE caps:0');
  expect(story(plain, 'markerShown')).toEqual([]);
});

test('B7.5a a killing marker destroys at once and is shown', () => {
  const match = matchWith('s01 0,0 SE; g03 3,0 NW', { turn: 'soviet', dice: [4, 5], checks: [7], hits: ['killed'] });
  match.say('s01 fire 3,0 caps:0');
  expect(story(match, 'hit', 'markerShown', 'destroyed')).toEqual(['hit g03', 'markerShown g03', 'destroyed g03']);
});

/** A Rifle killed in secret: the enemy sees a hit unit, its owner knows it is dead. */
function secretlyKilled(far = 3, { dice = [], checks = [] }: { dice?: number[]; checks?: number[] } = {}): BearMatch {
  return matchWith(`s01 0,0 SE; s02 9,0 NW; g03 ${far},0 NW; g04 -9,0`, {
    turn: 'soviet',
    options: { killedMarker: 'delayed' },
    dice: [4, 5, ...dice],
    checks: [7, ...checks],
    hits: ['killed'],
  }).say(`s01 fire ${far},0 caps:0`);
}

test('B7.5a killedMarker delayed: the unit stays, and can do nothing', () => {
  const match = secretlyKilled();
  expect(unitIn(match, 'g03').fate).toBe('inPlay');
  expect(match.offers('g03')).not.toContain('move');
  expect(match.offers('g03')).not.toContain('fire');
  expect(match.offers('g03')).not.toContain('rally');
});

test('B7.5a killedMarker delayed: attacked again, it is found dead without a roll', () => {
  const match = secretlyKilled(3, { checks: [7] });
  match.say('pass').say('s01 fire 3,0 caps:0');
  expect(story(match, 'markerShown', 'rolled', 'destroyed')).toEqual(['markerShown g03', 'destroyed g03']);
});

test('B7.5a killedMarker delayed: it is found dead when it stands next to an enemy, or when the round ends', () => {
  const near = secretlyKilled(2, { checks: [7] });
  expect(unitIn(near, 'g03').fate).toBe('inPlay');
  near.say('pass').say('s01 move 1,0 SE caps:0');
  expect(story(near, 'destroyed')).toEqual(['destroyed g03']);
  const atEnd = secretlyKilled(3, { dice: [6, 1, 1, 1] });
  atEnd.say('pass').say('pass');
  expect(story(atEnd, 'destroyed')).toEqual(['destroyed g03']);
});

test('B7.5a killedMarker delayed: hit from next to it, it dies at once', () => {
  const match = matchWith('s01 0,0 SE; g03 1,0 NW; g04 -9,0', {
    turn: 'soviet',
    options: { killedMarker: 'delayed' },
    dice: [3, 4],
    checks: [7],
    hits: ['killed'],
  }).say('s01 fire 1,0 caps:0');
  expect(story(match, 'destroyed')).toEqual(['destroyed g03']);
});

test('B7.5b with an empty pile the hit counts without a marker, and the next one destroys', () => {
  const match = matchWith('s01 0,0 SE; s02 0,0 SE; g03 3,0 NW; g04 -9,0', {
    turn: 'soviet',
    dice: [4, 5, 4, 5],
    checks: [7, 7],
  });
  match.state.infantryHits.inside.splice(0);
  match.say('s01 fire 3,0 caps:0');
  expect(unitIn(match, 'g03')).toMatchObject({ hit: HIT_WITHOUT_MARKER, fate: 'inPlay' });
  expect(denied(match.judge('g03 rally'))).toEqual(['B7.6 neverRallied']);
  expect(match.judge('g03 fire 0,0')).toMatchObject({
    granted: true,
    value: { figures: { targets: [{ firepower: 2 }, {}] } },
  });
  match.say('pass').say('s02 fire 3,0 caps:0');
  expect(story(match, 'killed', 'destroyed')).toEqual(['killed g03', 'destroyed g03']);
});

test('B17.1 carrier and passenger are rolled for alike; whoever survives the carrier stays with its facing', () => {
  const match = matchWith('s01 0,0 SE; g37 3,0 NW lightDamage; g03 3,0 N on:g37', {
    turn: 'soviet',
    dice: [1, 1, 6, 6],
    checks: [7],
  });
  match.say('s01 fire 3,0 caps:0');
  expect(story(match, 'destroyed', 'missed')).toEqual(['missed g03', 'destroyed g37']);
  expect(unitIn(match, 'g03')).toMatchObject({ carrier: -1, facing: 5 });
  expect(match.events()).toContainEqual(expect.objectContaining({ key: 'missed', needed: 8 }));
});

test('B17.1, B16.1 the shield of an APC helps its passenger also in the attack that destroys it', () => {
  const match = matchWith('s48 0,0 SE; g39 3,0 NW lightDamage; g03 3,0 NW on:g39', {
    turn: 'soviet',
    dice: [6, 6, 6, 6],
    checks: [7],
  });
  match.say('s48 fire 3,0 caps:0');
  // A Rifle in it: flank 11, shield 2, less FP 5, whichever is rolled first.
  expect(match.events()).toContainEqual(expect.objectContaining({ unit: unit('g03'), needed: 8, kill: 12 }));
  expect(story(match, 'destroyed')).toContain('destroyed g39');
});

test('B6.0.8 enhancedLOS adjacentOnly: a unit in the woods that has fired is seen by all, until the round ends', () => {
  const match = matchWith('s01 0,0 SE; s02 0,0 SE; g03 2,0 NW', {
    ground: { '2,0': 'lightWoods' },
    options: { enhancedLOS: 'adjacentOnly' },
    dice: [1, 1, 1, 1, 6, 1, 1, 1],
    checks: [7],
  });
  const soviet = (said: string) => match.system.judge(match.system.view(match.state, 'soviet'), said.split(' '));
  match.say('g03 fire 0,0 caps:0');
  expect(soviet('s01 fire 2,0 +s02').granted).toBe(true);
  // The Soviets win the next initiative.
  match.say('pass').say('pass');
  expect(denied(soviet('s01 fire 2,0'))).toEqual(['B6.0.8 concealed']);
});

test('B6.0.8 before it fires, it is attacked from next to it only, and supported so', () => {
  const match = matchWith('s01 1,0 SE; s02 0,0 SE; g03 2,0 NW', {
    turn: 'soviet',
    ground: { '2,0': 'lightWoods' },
    options: { enhancedLOS: 'adjacentOnly' },
  });
  expect(denied(match.judge('s02 fire 2,0'))).toEqual(['B6.0.8 concealed']);
  expect(match.judge('s01 fire 2,0').granted).toBe(true);
  expect(denied(match.judge('s01 fire 2,0 +s02'))).toEqual(['B6.0.8 concealed']);
});

test('B7.5 a stunned unit may only rally', () => {
  const match = matchWith('g03 0,0 SE stunned; s01 1,0 NW; s02 0,1', {
    markers: 'wire 0,0',
    weapons: [['grenades g03'], []],
    options: { rallyPlace: 'sameHex' },
  });
  expect(match.offers('g03').toSorted()).toEqual(['rally', 'stall']);
});

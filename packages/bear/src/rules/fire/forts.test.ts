import { denied } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { type BearMatch, matchWith } from '../../testing/match.ts';
import { story, unitIn } from '../../testing/story.ts';

interface Scene {
  readonly markers?: string;
  readonly ground?: Record<string, unknown>;
  readonly turn?: 'german' | 'soviet';
}

/** The rolls needed against counters, as `wire 12`, or why not, as `B18.4 key`. */
function needed(units: string, said: string, scene: Scene): string[] {
  const verdict = matchWith(units, scene).judge(said);
  if (!verdict.granted) return denied(verdict);
  const { forts } = verdict.value.figures;
  return Array.isArray(forts) ? forts.map((fort) => `${String(fort.what)} ${String(fort.needed)}`) : [];
}

const kinds = (match: BearMatch) => match.state.markers.map(({ kind }) => kind);

test('B18.4 a mortar, a gun and a tank attack what lies in a hex with red FP, though nobody is there', () => {
  const markers = 'trench 4,0; wire 4,0; roadBlock 4,0; bunker 4,0 NW';
  const all = ['bunker 13', 'trench 13', 'roadBlock 12', 'wire 12'];
  expect(needed('g23 0,0 SE', 'g23 fire 4,0', { markers })).toEqual(all);
  expect(needed('g30 0,0 SE', 'g30 fire 4,0', { markers })).toEqual(all);
  expect(needed('g51 0,0 SE', 'g51 fire 4,0', { markers })).toEqual(all);
});

test('B18.4 Rifles and machine guns do nothing to them by fire', () => {
  const markers = 'wire 1,0';
  expect(needed('g03 0,0 SE', 'g03 fire 1,0', { markers })).toEqual(['B7.0 nobodyThere']);
  expect(needed('g09 0,0 SE', 'g09 fire 1,0', { markers })).toEqual(['B7.0 nobodyThere']);
  expect(needed('g09 0,0 SE', 'g09 raze wire', { markers: 'wire 0,0' })).toEqual(['B18.4 cannotRaze']);
});

test('B18.4 terrain and smoke add to their own DR; walls and height do not', () => {
  const ground = { '4,0': { terrain: 'lightWoods', level: 1, walls: ['NW'] } };
  expect(needed('g30 0,0 SE', 'g30 fire 4,0', { markers: 'wire 4,0; smoke2 4,0', ground })).toEqual(['wire 15']);
});

test('B18.4 a hit removes it, a miss does not', () => {
  const shot = (dice: number[]) =>
    matchWith('g23 0,0 SE; s01 9,0', { markers: 'wire 4,0', dice, checks: [7] }).say('g23 fire 4,0 caps:0');
  expect(kinds(shot([6, 5]))).toEqual(['wire']);
  const hit = shot([6, 6]);
  expect(kinds(hit)).toEqual([]);
  expect(hit.events()).toContainEqual(
    expect.objectContaining({ rule: 'B18.4', key: 'razed', what: 'wire', roll: 12, needed: 12 }),
  );
});

test('B18.4 units inside keep its DM for this attack, then they stand in the open', () => {
  const match = matchWith('g33 0,0 SE; s01 4,0 NW inside', { markers: 'trench 4,0', dice: [1, 1, 6, 6], checks: [7] });
  match.say('g33 fire 4,0 caps:0');
  // Front 12, trench 2, less FP 6; then the trench, 16 less 6.
  expect(match.events()).toContainEqual(expect.objectContaining({ key: 'missed', needed: 8 }));
  expect(story(match, 'missed', 'razed')).toEqual(['missed s01', 'razed']);
  expect(unitIn(match, 's01').inside).toBe(false);
});

test('B18.4 men in a bunker that is shot to pieces face as it did', () => {
  const match = matchWith('g33 0,0 SE; s01 4,0 SE inside', {
    markers: 'bunker 4,0 NW',
    dice: [1, 1, 6, 6],
    checks: [7],
  });
  match.say('g33 fire 4,0 caps:0');
  expect(unitIn(match, 's01')).toMatchObject({ inside: false, facing: 5 });
});

test('B18.4 a hasty defense is rolled for with its unit, and goes with it', () => {
  const match = (dice: number[]) =>
    matchWith('g33 0,0 SE; s01 4,0 NW hasty', { dice, checks: [7] }).say('g33 fire 4,0 caps:0');
  const standing = match([1, 1, 6, 1]);
  // Its own DR is 13, less FP 6.
  expect(story(standing, 'razed')).toEqual(['razed s01']);
  expect(unitIn(standing, 's01').hasty).toBe(false);
  const killed = match([6, 6]);
  expect(story(killed, 'destroyed', 'razed', 'stood')).toEqual(['destroyed s01']);
});

test('B18.4 foot that fights a unit in a trench also rolls for the trench, with the close-combat modifier', () => {
  const match = matchWith('g03 0,0 SE; s01 0,0 inside', {
    markers: 'trench 0,0; wire 0,0',
    dice: [1, 1, 5, 5],
    checks: [7],
  });
  expect(match.judge('g03 fight s01')).toMatchObject({
    granted: true,
    value: { figures: { forts: [{ what: 'trench', needed: 10 }] } },
  });
  match.say('g03 fight s01 caps:0');
  expect(kinds(match)).toEqual(['wire']);
});

test('B18.4 a lone counter in the own hex is razed hand to hand, with supporters', () => {
  const match = matchWith('g03 0,0; g04 0,0; s01 9,0', { markers: 'wire 0,0', dice: [4, 4], checks: [7] });
  match.say('g03 raze wire +g04 caps:0');
  // 15 less 2 + 4 + 1.
  expect(match.events()).toContainEqual(expect.objectContaining({ key: 'razed', needed: 8 }));
});

test('B18.3.3d an open mine, DR 15: an 8 cm mortar needs 12, a Soviet Rifle in the hex 8, tanks and guns do nothing', () => {
  const mine = (at: string) => ({ markers: `mine ${at}` });
  expect(needed('g23 0,0 SE', 'g23 fire 4,0', mine('4,0'))).toEqual(['mine 12']);
  expect(needed('s01 0,0', 's01 raze mine', { ...mine('0,0'), turn: 'soviet' })).toEqual(['mine 8']);
  expect(needed('g51 0,0 SE', 'g51 fire 4,0', mine('4,0'))).toEqual(['B7.0 nobodyThere']);
  expect(needed('g33 0,0 SE', 'g33 fire 4,0', mine('4,0'))).toEqual(['B7.0 nobodyThere']);
});

test('B18.3.3d R-223 a machine gun in the hex clears a mine like any other foot, but no fortification', () => {
  const markers = 'mine 0,0; wire 0,0';
  // 15 less 4 - 2: its box is white.
  expect(needed('g09 0,0', 'g09 raze mine', { markers })).toEqual(['mine 13']);
  expect(needed('g09 0,0; g03 0,0', 'g09 raze mine +g03', { markers })).toEqual(['mine 12']);
  expect(needed('g09 0,0', 'g09 raze wire', { markers })).toEqual(['B18.4 cannotRaze']);
  expect(needed('g09 0,0 SE', 'g09 fire 1,0', { markers: 'mine 1,0' })).toEqual(['B7.0 nobodyThere']);
});

test('B18.3.3d a mine that is still hidden is not rolled for', () => {
  const match = matchWith('g23 0,0 SE; s01 4,0 NW', { markers: 'mine 4,0', dice: [1, 1], checks: [7] });
  match.state.markers = match.state.markers.map((marker) => ({ ...marker, hidden: true, side: 'soviet' as const }));
  match.say('g23 fire 4,0 caps:0');
  expect(kinds(match)).toEqual(['mine']);
});

import type { Bear, BearEvent } from '@sandtable/bear';
import type { Motion } from '@sandtable/board';
import { heardBy } from '@sandtable/kernel';
import type { Rehearsal } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { game, on, stagedShot } from '../../testing/matches.ts';
import { motionsOf } from './motions.ts';

/** What the German player sees of each sentence. */
function watched(match: Rehearsal<Bear>, ...sentences: readonly string[]): Motion[][] {
  const earlier: BearEvent[] = [];
  return sentences.map((sentence) => {
    const before = on(structuredClone(game.view(match.state, 'german')));
    match.say(sentence);
    const events = heardBy('german', match.told);
    const motions = motionsOf(before, events, on(game.view(match.state, 'german')), earlier);
    earlier.push(...events);
    return motions;
  });
}

function printed(motion: Motion): string {
  if (motion.kind === 'stamp') {
    const { word, note, dice, added } = motion;
    return [motion.kind, motion.at, word, note, dice.join('+'), added].filter((part) => part !== '').join(' ');
  }
  if (motion.kind === 'shot') return `shot ${motion.from ?? 'nowhere'}-${motion.to} ${motion.result} ${motion.cue}`;
  if (motion.kind === 'check') return `check ${motion.number} ${motion.text} ${motion.pieces.join(' ')}`;
  return 'piece' in motion ? `${motion.kind} ${motion.piece}` : motion.kind;
}

test('B7.2 a shot flies, strikes, is stamped with its dice and margin, leaves its marker; then the check and its bar', () => {
  const match = stagedShot('g10 0,0 SE; s01 2,0 NW', { dice: [5, 5], check: 1 });
  const [shot = []] = watched(match, 'g10 fire 2,0 caps:0');
  expect(shot.map(printed)).toEqual([
    'shot 0,0-2,0 hit machineGun',
    'stamp 2,0 HIT by 2 5+5',
    'mark s01',
    'check 1 2 AP g10',
  ]);
});

test('B7.2 a miss says by how much, and a second hit destroys', () => {
  const miss = stagedShot('g10 0,0 SE; s01 2,0 NW', { dice: [2, 2], check: 7 });
  expect(watched(miss, 'g10 fire 2,0 caps:0')[0]?.map(printed)).toEqual([
    'shot 0,0-2,0 miss machineGun',
    'stamp 2,0 MISS by 4 2+2',
    'check 7 2 AP ',
  ]);
  const again = stagedShot('g10 0,0 SE; s01 2,0 NW pinned', { dice: [5, 5], check: 7 });
  const motions = watched(again, 'g10 fire 2,0 caps:0')[0]?.map(printed) ?? [];
  expect(motions[1]).toMatch(/^stamp 2,0 DESTROYED by \d 5\+5$/);
  expect(motions[2]).toBe('fall s01');
});

test('B3.2.3 dice that fell before a question lie at the target until the shot they decide is shown, CAPs with them', () => {
  const match = stagedShot('g10 0,0 SE; s01 2,0 NW', { dice: [4, 3], check: 7, caps: 2, hand: ['c12'] });
  const [aimed, rolled, shown = []] = watched(match, 'g10 fire 2,0 caps:0', 'caps:1', 'keep');
  expect(aimed).toEqual([]);
  expect(rolled?.map(printed)).toEqual(['stamp 2,0 4+3']);
  expect(shown.slice(0, 2).map(printed)).toEqual(['shot 0,0-2,0 hit machineGun', 'stamp 2,0 HIT just made it 4+3 +1']);
  expect(shown[1]).toMatchObject({ isLying: true });
});

test('B7.6 a rally is stamped too, and takes the marker off', () => {
  const match = stagedShot('g03 0,0 SE pinned; s01 5,0 NW', { dice: [6, 6], check: 7 });
  expect(watched(match, 'g03 rally caps:0')[0]?.map(printed)).toEqual([
    expect.stringMatching(/^stamp 0,0 RALLIED by \d 6\+6$/),
    'mark g03',
    'check 7 5 AP ',
  ]);
  const failed = stagedShot('g03 0,0 SE pinned; s01 5,0 NW', { dice: [1, 1], check: 7 });
  expect(watched(failed, 'g03 rally caps:0')[0]?.[0]).toMatchObject({ word: 'NO RALLY', tone: 'missed', dice: [1, 1] });
});

test('B7.7 close combat has no flight, B12.0 a mortar fires high, and a rifle sounds as a rifle', () => {
  const close = stagedShot('g03 1,0 SE; s01 1,0 NW', { dice: [6, 6], check: 7 });
  const [motions = []] = watched(close, 'g03 fight s01 caps:0');
  expect(motions[0]).toMatchObject({ kind: 'shot', from: '1,0', to: '1,0', cue: 'rifle' });
  const mortar = stagedShot('g21 0,0 SE; s01 4,0 NW', { dice: [1, 2], check: 7 });
  expect(watched(mortar, 'g21 fire 4,0 caps:0')[0]?.[0]).toMatchObject({ cue: 'mortar', isArc: true, struck: 'miss' });
});

test('B19.3 an objective that is taken strikes its flag', () => {
  const match = stagedShot('g03 0,0 SE; s01 6,0 NW', { dice: [], check: 7, controls: [{ at: '1,0', side: 'soviet' }] });
  const [motions = []] = watched(match, 'g03 move 1,0 SE caps:0');
  expect(motions.map(({ kind }) => kind)).toEqual(['slide', 'hoist', 'check']);
});

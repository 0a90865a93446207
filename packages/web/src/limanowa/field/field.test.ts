import { expect, test } from 'vitest';
import { NEU_SANDEZ, rehearse, sayingOf, seenOf } from '../../testing/limanowa.ts';

const central = seenOf(rehearse(NEU_SANDEZ).say('disclose'));
const { position } = sayingOf(central);
const unit = (word: string): number => position.unitNamed(word);

test('L7a with a unit chosen every hex it can reach has a disc; what an officer gives is marked', () => {
  const moves = position.hints([], unit('a03')).filter(({ kind }) => kind === 'move');
  const at = (hex: string) => moves.find((each) => 'at' in each && each.at === hex);
  expect(at('0406')).toMatchObject({ text: '', barred: false });
  const far = position.hints([], unit('a02')).filter((each) => each.kind === 'move' && each.text === '+');
  expect(far.length).toBeGreaterThan(0);
});

test('L8.2b an enemy in reach after the planned move has the chance of a hit', () => {
  const hints = position.hints('move a02 0506'.split(' '), unit('a02'));
  expect(hints).toContainEqual({ kind: 'fire', at: '0505', text: '28%' });
});

test('a plan is drawn: marches, attacks with their chance, and units where they would stand', () => {
  const { overlays, ghosts, moved } = position.pictured('move a02 0506 attack r02 a02'.split(' '));
  expect([...(moved ?? [])]).toEqual([[unit('a02'), position.hexNamed('0506')]]);
  expect(overlays).toEqual([
    { kind: 'plan', plan: 'march', through: ['0507', '0506'], text: '', isDraft: false },
    { kind: 'plan', plan: 'attack', through: ['0506', '0505'], text: '28%', isDraft: false },
  ]);
  expect(ghosts.map(({ at, isGhost }) => [at, isGhost])).toEqual([['0506', true]]);
});

test('L6b what was disclosed stays on the map until it is carried out', () => {
  const match = rehearse(NEU_SANDEZ, { ai: [] }).say('disclose').say('move a02 0506 attack r02 a02 disclose');
  const { position: after } = sayingOf(seenOf(match));
  expect(after.standing().map((each) => (each.kind === 'plan' ? each.plan : each.kind))).toEqual(['march', 'attack']);
});

test('L3i the guns of a battery reach three hexes; nobody else has a zone', () => {
  const [zone] = position.zones(unit('a08'));
  expect(zone?.kind === 'zone' && zone.hexes.includes('0606')).toBe(true);
  expect(zone?.kind === 'zone' && zone.hexes.includes('0605')).toBe(false);
  expect(position.zones(unit('a02'))).toEqual([]);
});

test('the map can be listened to: every hex with its ground, every unit with its state', () => {
  const { hexes } = position.map();
  expect(hexes.find(({ id }) => id === '0604')?.words).toContain('Nowy Sącz');
  expect(position.pieces(-1).find(({ id }) => id === 'a02')?.words).toContain('3 of 3 RP');
  expect(position.markers().length).toBe(3);
  expect(position.ground(position.hexNamed('0406')).text).toContain('forest');
});

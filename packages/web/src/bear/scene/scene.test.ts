import { EVERY_FACING, type Facing } from '@sandtable/hex';
import { FOOT_ART, VEHICLE_ART } from '@sandtable/board';
import type { WordCounts } from '@sandtable/kernel';
import { nonEmpty } from '@sandtable/kernel/testing';
import { hexId, judgeFire, shotsFrom, type Stand, threatsTo } from '@sandtable/bear';
import { ART_OF_TYPE, artOf, mapPicture } from '@sandtable/bear/pictures';
import { expect, test } from 'vitest';
import { fieldWith, placesOf, positionOn } from '../../testing/field.ts';
import { pack, playAtRandom, SAMPLES, seenBy, stateOf } from '../../testing/matches.ts';
import { threatLine } from './from-there.ts';
import { PLAIN_WISH, sceneOf } from '../../scene/scene.ts';

test('every type of our own pack has a silhouette of its own choosing, rumors none', () => {
  const types = pack.unitTypes.filter(({ kind }) => kind !== 'rumor');
  expect(types.filter(({ id }) => !Object.hasOwn(ART_OF_TYPE, id))).toEqual([]);
  expect(artOf({ id: 's-rumor', kind: 'rumor' })).toBeNull();
  expect(artOf({ id: 'x-unknown', kind: 'tank' })).toBe(VEHICLE_ART.mediumTank);
});

test('counters show their figures as they are now, with what a hit has changed marked', () => {
  const seen = fieldWith('g03 0,0 SE; g04 1,0 NW suppressed; s03 3,0 NW spent');
  const { pieces } = sceneOf(positionOn(seen), PLAIN_WISH);
  const [fresh, hit, enemy] = pieces;
  expect(fresh).toMatchObject({
    id: 'g03',
    at: '0,0',
    side: { id: 'german' },
    art: FOOT_ART.rifle,
    number: '03',
    facing: 2,
    spent: false,
    stamp: null,
  });
  expect(fresh?.words).toBe('German Rifle squad 03, fresh, facing SE');
  expect(fresh?.figures).toMatchObject([
    { place: 'topLeft', text: '3' },
    { place: 'topRight', text: '1', foot: 'boot' },
    { place: 'lowerLeft', ink: 'red' },
    { place: 'bottomLeft', ink: 'blue' },
    { place: 'bottom', back: 'lozenge' },
    { place: 'lowerRight', back: 'roundPlate' },
    { place: 'bottomRight', text: '12', back: 'roundFrame' },
  ]);
  expect(fresh?.largeFigures.map(({ text }) => text)).toEqual(['2', '12']);
  expect(hit?.stamp).toBe('Su');
  expect(hit?.figures.some(({ change }) => change === 'less')).toBe(true);
  expect(fresh?.figures.filter(({ change }) => change !== undefined)).toEqual([]);
  expect(enemy).toMatchObject({ spent: true, words: 'Soviet Rifle squad 03, spent, facing NW' });
});

test('with a unit chosen every hex it can go to has its price, every target its chance, its front is shown', () => {
  const seen = fieldWith('g03 0,0 SE; s03 2,0 NW; g05 -3,0 SE spent', { hexes: { '0,-1': 'heavyWoods' } });
  const { unit } = placesOf(seen);
  const scene = sceneOf(positionOn(seen), {
    ...PLAIN_WISH,
    words: ['g03'],
    hasHints: true,
    selected: unit('g03'),
    showsZones: true,
  });
  expect(scene.overlays).toContainEqual({ kind: 'move', at: '1,0', text: '1', barred: false });
  expect(scene.overlays).toContainEqual({ kind: 'move', at: '0,-1', text: '3', barred: false });
  const odds = judgeFire(seen, unit('g03'), unit('s03'));
  const ways = odds.granted ? odds.value.hitChances[0] : 0;
  expect(scene.overlays).toContainEqual({ kind: 'fire', at: '2,0', text: `${Math.round((100 * ways) / 36)}%` });
  expect(scene.overlays).toContainEqual({ kind: 'front', at: '0,0', facing: 2 });
  expect(scene.overlays.map(({ kind }) => kind)).toContain('zone');
  const dear = sceneOf(positionOn(seen), { ...PLAIN_WISH, words: ['g05'], hasHints: true });
  expect(dear.overlays).toContainEqual({ kind: 'move', at: '-2,0', text: '+1', barred: true });
});

test('what is being said is drawn: the way, the counter where it would stand, lines of fire', () => {
  const seen = fieldWith('g03 0,0 SE; g04 0,1 SE; s03 2,0 NW');
  const moving = sceneOf(positionOn(seen), { ...PLAIN_WISH, words: 'g03 move 1,0'.split(' ') });
  expect(moving.overlays).toContainEqual({ kind: 'way', manner: 'move', through: ['0,0', '1,0'] });
  expect(moving.pieces.at(-1)).toMatchObject({ id: 'g03 there', at: '1,0', isGhost: true });
  const firing = sceneOf(positionOn(seen), { ...PLAIN_WISH, words: 'g03 fire 2,0 +g04'.split(' ') });
  expect(firing.overlays).toContainEqual({ kind: 'way', manner: 'fire', through: ['0,1', '2,0'] });
});

test('B10.2 who hides where it stands goes no way', () => {
  const seen = fieldWith('g03 0,0 SE; s03 6,0 NW', { hexes: { '0,0': 'heavyWoods', '3,0': 'heavyWoods' } });
  const hiding = sceneOf(positionOn(seen), { ...PLAIN_WISH, words: 'g03 hide 0,0'.split(' ') });
  expect(hiding.overlays.filter(({ kind }) => kind === 'way')).toEqual([]);
});

test('a hovered destination tells what threatens it, what the enemy may add, and what it is good for', () => {
  const seen = fieldWith('g03 0,0 SE; s03 3,0 NW; s04 -3,0 N');
  const { hex, unit } = placesOf(seen);
  const there = (facing: Facing): Stand => ({ unit: unit('g03'), path: [hex('1,0')], facing });
  const { threats } = threatsTo(seen, there(2));
  expect(threats.map(({ attacker }) => attacker)).toEqual([unit('s03')]);
  expect(shotsFrom(seen, there(2))).toMatchObject([{ target: unit('s03'), distance: 2, odds: { aspect: 'front' } }]);
  expect(threatsTo(seen, there(5)).threats).toMatchObject([{ odds: { aspect: 'flank' } }]);
  expect(shotsFrom(seen, there(5)).map(({ target }) => target)).toEqual([unit('s04')]);
  expect(threatLine(seen, [there(2)])).toBe('28% by Rifle squad 03');
  const players = seen.view.players.map((player) => ({ ...player, caps: 1 }));
  const richer = { ...seen, view: { ...seen.view, players } };
  expect(threatLine(richer, [there(2)])).toBe('28% by Rifle squad 03, 42% with its CAPs');
  expect(threatLine(seen, [{ ...there(2), path: [hex('-9,0')] }])).toBe('no threat seen');
});

test('a hex and who is in it have words to be read aloud', () => {
  const seen = fieldWith('s05 1,0 NE', { hexes: { '1,0': { terrain: 'lightWoods', level: 1 } } });
  expect(mapPicture(seen).hexes.find(({ id }) => id === '1,0')?.words).toBe('1,0, light woods, hill 1');
  expect(sceneOf(positionOn(seen), PLAIN_WISH).pieces[0]?.words).toBe('Soviet Rifle squad 05, fresh, facing NE');
});

test('those who are still to come are announced at their edge', () => {
  const mission = pack.missions.find(({ players }) => players.some(({ entries }) => entries.length > 0));
  const seen = seenBy(stateOf({ mission: mission?.id }));
  const arrows = sceneOf(positionOn(seen), PLAIN_WISH).overlays.filter(({ kind }) => kind === 'entry');
  expect(arrows.length).toBeGreaterThan(0);
});

test('B5.6 an edge by which a side may leave has arrows out of all its hexes, and says so once', () => {
  const mission = pack.missions.find(({ exits }) => exits.length > 0);
  const seen = seenBy(stateOf({ mission: mission?.id }));
  const [exit] = seen.view.terms.exits;
  const out = sceneOf(positionOn(seen), PLAIN_WISH).overlays.flatMap((each) =>
    each.kind === 'entry' && each.goes === 'out' ? [each] : [],
  );
  expect(out.flatMap(({ hexes }) => hexes).length).toBe(exit?.hexes.length);
  expect(out.map(({ text }) => text).filter((text) => text !== '')).toEqual(['Exit']);
});

test('at random moments all that a scene names is on its map, once a piece', () => {
  const spoken: WordCounts = new Map();
  for (const sample of SAMPLES) {
    let looks = 0;
    for (const { seen, sentence, random } of playAtRandom(sample, 'sfc32:scene', spoken)) {
      if (random.below(6) > 0) continue;
      if (++looks > 3) break;
      const said = sentence.slice(0, random.below(sentence.length + 1));
      const { hexes } = mapPicture(seen);
      const ids = new Set(hexes.filter(({ isInPlay }) => isInPlay).map(({ id }) => id));
      expect(ids.size).toBe(seen.tables.size);
      const selected = seen.view.roster.find((unit) => (seen.view.units[unit]?.at ?? -1) !== -1) ?? null;
      const scene = sceneOf(positionOn(seen), {
        ...PLAIN_WISH,
        words: said,
        hasHints: true,
        selected,
        showsZones: true,
        hover: 3,
      });
      expect(new Set(scene.pieces.map(({ id }) => id)).size).toBe(scene.pieces.length);
      for (const { at, words } of nonEmpty([...scene.pieces, ...scene.markers])) {
        expect(ids).toContain(at);
        expect(words).not.toMatch(/undefined|NaN|^$/);
      }
      for (const overlay of scene.overlays) for (const id of namesIn(overlay)) expect(ids).toContain(id);
      const there = hexId(random.below(seen.tables.size));
      const facing = random.pick(EVERY_FACING);
      const threats = selected === null ? [] : threatsTo(seen, { unit: selected, path: [there], facing }).threats;
      expect(threats.filter(({ target }) => target !== selected)).toEqual([]);
    }
  }
});

function namesIn(overlay: object): string[] {
  return Object.entries(overlay).flatMap(([field, value]: [string, unknown]) => {
    if ((field === 'at' || field === 'from' || field === 'to') && typeof value === 'string') return [value];
    return (field === 'hexes' || field === 'through' || field === 'blockedAt') && Array.isArray(value)
      ? value.map(String)
      : [];
  });
}

test('in the list of units what is wrong with one comes first, before its hex', () => {
  const seen = fieldWith('g03 0,0 SE; g04 1,0 NW suppressed; g05 2,0 NW suppressed spent; s03 3,0 NW');
  const rows = positionOn(seen)
    .unitsOf('german')
    .flatMap((group) => group.rows.map(({ note }) => note));
  expect(rows).toEqual(['g03 · 0,0 · fresh', 'Suppressed · 1,0 · fresh', 'Suppressed · 2,0 · spent']);
});

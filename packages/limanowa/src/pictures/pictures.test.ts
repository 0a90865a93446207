import {
  drawBoard,
  EMPTY_SCENE,
  FIELD,
  LINE_ART,
  type Look,
  makePlane,
  type MapPicture,
  PAPER,
} from '@sandtable/board';
import { step, toFacing } from '@sandtable/hex';
import { describe, expect, test } from 'vitest';
import { readHex } from '../board/map.ts';
import { limanowaMap } from '../content/limanowa-map.ts';
import { unitOf } from '../model/battle.ts';
import { NONE, type UnitId, unitId } from '../model/ids.ts';
import type { Seen } from '../model/state.ts';
import { fieldWith, heldOf, missionWith, pack } from '../testing/match.ts';
import { artOf, ghostOf, markersOf, pieceOf, unitsShown } from './pieces.ts';
import { mapPicture, mapPictureOf } from './map-picture.ts';

function piecesOf(seen: Seen, top: UnitId = NONE) {
  return unitsShown(seen, top).map((unit) => pieceOf(seen, unit));
}

const look: Look = { theme: PAPER, hexPixels: 120, turning: 'upright', fanned: null, hidesPieces: false, ids: 't-' };

describe.each(pack.missions.map(({ id }) => id))('%s', (id) => {
  const seen = heldOf(missionWith(id));

  test('has a board with every unit and objective on it', () => {
    const [map, pieces, markers] = [mapPicture(seen), piecesOf(seen), markersOf(seen)];
    for (const theme of [PAPER, FIELD]) {
      const drawn = drawBoard({ ...map, ...EMPTY_SCENE, pieces, markers }, { ...look, theme });
      expect(drawn).not.toMatch(/NaN|undefined/);
      for (const { id: piece } of pieces) expect(drawn).toContain(`data-piece="${piece}"`);
      for (const { kind, at } of markers) expect(drawn).toContain(`data-objective="${kind}" data-at="${at}"`);
    }
    expect(pieces).toHaveLength(seen.view.units.filter(({ at }) => at !== NONE).length);
  });

  test('L2.2e every unit lies in its own hex of the picture', () => {
    const ids = new Set(mapPicture(seen).hexes.flatMap((hex) => (hex.isInPlay ? [hex.id] : [])));
    const places = piecesOf(seen).map(({ at }) => at);
    expect(places.filter((at) => !ids.has(at))).toEqual([]);
    expect(new Set(places).size).toBe(places.length);
  });
});

const map = mapPictureOf(limanowaMap);
const byId = new Map(map.hexes.map((hex) => [hex.id, hex]));

test('L2.2a the map is pointy, under snow, of 12 by 11 hexes in play, with as many round it as fill the sheet', () => {
  expect({ top: map.top, season: map.season, isTrimmed: map.isTrimmed }).toEqual({
    top: 'pointy',
    season: 'winter',
    isTrimmed: true,
  });
  expect(map.hexes.filter(({ isInPlay }) => isInPlay)).toHaveLength(12 * 11);
  expect(map.hexes).toHaveLength(14 * 13);
  expect(new Set(map.hexes.map(({ id }) => id)).size).toBe(14 * 13);
});

test('L2.1a open, L2.1b forest, L2.1c hill and L2.1d town each have a ground of their own', () => {
  expect(['0000', '0401', '0402', '0303'].map((id) => byId.get(id)?.terrain)).toEqual([
    'open',
    'heavyWoods',
    'ridge',
    'town',
  ]);
});

test('L2.2b towns and heights have their names', () => {
  expect(map.places).toContainEqual({ at: '0604', text: 'Nowy Sącz', kind: 'town' });
  expect(map.places).toContainEqual({ at: '0403', text: 'Jabłoniec', kind: 'height' });
  expect(map.places).toHaveLength(limanowaMap.names.length);
});

test('L2.1e a road leaves one hex where it enters the next', () => {
  for (const { hex, roads } of map.hexes)
    for (const side of roads) {
      const plane = makePlane(map);
      const beyond = plane.byHex.get(neighbour(hex, side));
      expect(beyond?.roads).toContain((side + 3) % 6);
    }
  expect(byId.get('0604')?.roads).toHaveLength(4);
});

test('L2.1f rivers run from side to side without a gap, and over the edge where they leave the map', () => {
  expect(map.rivers).toHaveLength(limanowaMap.rivers.length);
  for (const { sides } of map.rivers ?? []) {
    expect(sides.filter(({ at }) => !byId.has(at))).toEqual([]);
    expect(sides.length).toBeGreaterThan(4);
  }
  const [dunajec] = map.rivers ?? [];
  expect(dunajec?.sides[0]?.at).toMatch(/^edge /);
  expect(dunajec?.sides.at(-1)?.at).toMatch(/^edge /);
});

test('the picture is the same object for the same map', () => {
  expect(mapPicture(fieldWith(['austria: honved 0101', 'russia ai: guard 0604']))).toBe(
    mapPicture(fieldWith(['austria: honved 0202', 'russia ai: guard 0604'])),
  );
});

const seen = fieldWith(
  ['austria: szurmay 0607, jager 0407 2rp, hussars lost, battery 0303', 'russia ai: guard 0604, cossacks 0505'],
  { strategic: ['0604'], tactical: ['0505', '0000'] },
);

test('L1f a counter has AV, DV, a range beyond the next hex, and RP left of RP at first', () => {
  const jager = pieceOf(seen, unitId(1));
  expect(jager.figures.map(({ text }) => text)).toEqual(['8', '4']);
  expect(jager.formation).toEqual({ stripe: 'plain', rank: 'elite', steps: 2, fullSteps: 3 });
  expect(jager.signs).toEqual(['glasses']);
  expect(pieceOf(seen, unitId(3)).figures[0]?.back).toBe('ring');
  expect(pieceOf(seen, unitId(3)).figures.map(({ text }) => text)).toEqual(['9', '3', '3']);
});

test('L8.1 with the six-sided die every AV is lower by 1', () => {
  const low = fieldWith(['austria: honved 0101', 'russia ai: guard 0604'], { options: { die: 'd6' } });
  expect(pieceOf(low, unitId(0)).largeFigures[0]?.text).toBe('6');
});

test('each corps has a stripe of its own', () => {
  const war = heldOf(missionWith('battle-of-limanowa'));
  const stripes = new Map(
    war.view.units.map(({ corps }, unit) => [corps, pieceOf(war, unitId(unit)).formation?.stripe]),
  );
  expect(new Set(stripes.values()).size).toBe(war.view.corps.length);
});

test('what is lost is not on the map, but can be shown in a list', () => {
  expect(piecesOf(seen).map(({ id }) => id)).not.toContain('a03');
  expect(pieceOf(seen, unitId(2))).toMatchObject({ id: 'a03', at: '', formation: { steps: 0 } });
});

test('the chosen unit is drawn last; a ghost stands where a unit would go', () => {
  expect(piecesOf(seen, unitId(0)).at(-1)?.id).toBe('a01');
  const to = readHex(seen.map, '0608') ?? NONE;
  expect(ghostOf(seen, unitId(0), to)).toMatchObject({ id: 'a01 there', at: '0608', isGhost: true });
  expect(unitOf(seen, unitId(0)).at).not.toBe(to);
});

test('L11a, L11b objectives by grade and holder, in words too', () => {
  expect(markersOf(seen).map(({ kind, side, words }) => [kind, side?.id ?? null, words])).toEqual([
    ['greatObjective', 'russia', 'Strategic Objective, held by Russia'],
    ['objective', 'russia', 'Tactical Objective, held by Russia'],
    ['objective', null, 'Tactical Objective, held by nobody'],
  ]);
});

test('arms and ranks that our pack does not name have a silhouette too', () => {
  const shown = pack.unitTypes.map((type) => artOf(type));
  expect(new Set(shown).size).toBeGreaterThan(7);
  expect(artOf({ id: 'uhlans', arm: 'cavalry', rank: 'officer' })).toBe(LINE_ART.hussar);
});

function neighbour(hex: MapPicture['hexes'][number]['hex'], side: number): MapPicture['hexes'][number]['hex'] {
  return step(hex, toFacing(side));
}

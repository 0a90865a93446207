import { expect, test } from 'vitest';
import { fieldsOf } from '../../model/battle/field.ts';
import type { AiTile } from '../../model/pack/solo-mission.ts';
import { pack } from '../../testing/match.ts';
import { builtSolo, tilePlace } from '../../testing/solo-draft.ts';
import { soloMatch } from '../../testing/solo-match.ts';
import { sheetText, tileText } from './sheet-text.ts';
import { eventNames } from '../event-names.ts';
import { printSoloSheet, printSpace } from './track-text.ts';

function tile(word: string): string {
  const found = pack.aiTiles[tilePlace(word)];
  if (found === undefined) throw new Error(`no tile ${word}`);
  return printTile(found);
}

function printTile(each: AiTile): string {
  const { title, list, posture, name, yellow, text, parameters } = tileText(each);
  const kind = [list, ...(name === '' ? [] : [name])].join(' ');
  return [`${title} (${posture}), ${kind}${yellow ? ' (yellow)' : ''}: ${text}`, ...parameters].join('. ');
}

test('G5.3b a tile says its number, its symbol, where it goes, and what it orders', () => {
  expect([tile('S01'), tile('S03')]).toMatchInlineSnapshot(`
    [
      "Tile 01 (Defense), Mission Track Well Prepared: The Order Card that moved the marker is executed as a Command card",
      "Tile 03 (Offense), Counteraction: If the player has fewer than 2 CAPs: AI closest to a spent, crewed unit: move toward it",
    ]
  `);
});

test('G6.1 a tile says what holds for the whole mission', () => {
  expect(tile('S04')).toMatchInlineSnapshot(
    `"Tile 04 (Offense), Counteraction: Hit AI of the chosen card closest to a unit: rally. The AIs of the chosen card make all moves as Low Risk"`,
  );
});

test('every tile of the pack has words', () => {
  for (const each of pack.aiTiles) expect(printTile(each)).toMatch(/^Tile \d\d \((Defense|Offense)\), .+: [A-Z]/);
});

const sheet = sheetText(fieldsOf(pack)(builtSolo({ dice: [3, 5] }).state));

test('GT-13 the sheet shows each tile on its space and the sheet’s own orders on 3', () => {
  expect(sheet?.posture).toBe('Offense');
  expect(sheet?.counteractions.map(({ space, tile: on, text }) => [space, on?.title ?? null, text]))
    .toMatchInlineSnapshot(`
    [
      [
        1,
        "Tile 04",
        "Hit AI of the chosen card closest to a unit: rally",
      ],
      [
        3,
        null,
        "If an AI is in the AI Draw Cup: Draw from the AI Draw Cup: the AI enters at the hex of its edge closest to a Mission Objective or a unit",
      ],
    ]
  `);
  expect(sheet?.missionOrders.map(({ space, tile: on }) => [space, on])).toEqual([[3, null]]);
});

test('GT-14 the sheet names the cards of the Order deck', () => {
  expect(sheet?.deck).toBe('13-51, 54, 55');
});

test('G5.5a the track shows its rows, its tiles with the way they leap, and where the mission ends', () => {
  expect(sheet?.track).toHaveLength(16);
  expect(sheet?.track[1]).toMatchObject({
    space: 2,
    row: '1a',
    tiles: [{ title: 'Tile 01', path: [2, 5, 9, 14, 17] }],
  });
  expect(sheet?.track.map(({ row, name }) => row || name)).toEqual([
    'Start',
    '1a',
    'Advance',
    '2a',
    '1b',
    'CAP Surplus',
    '2b',
    'Battlefield Confusion',
    '1c',
    'Swift Action',
    '2c',
    '',
    'Careful Aim',
    '1d',
    '2d',
    'The mission ends',
  ]);
});

test('G5.3.2 G5.5a in words: each tile with its number, its space and the way it leaps', () => {
  const seen = fieldsOf(pack)(builtSolo({ dice: [3, 5] }).state);
  const { solo } = seen.view.terms;
  expect(solo && printSoloSheet(solo, eventNames(seen)).slice(-4)).toMatchInlineSnapshot(`
    [
      "Tile 01 on 2, then 5, 9, 14, 17, Well Prepared: The Order Card that moved the marker is executed as a Command card",
      "Counteraction 1, Tile 04: Hit AI of the chosen card closest to a unit: rally",
      "Counteraction 3: If an AI is in the AI Draw Cup: Draw from the AI Draw Cup: the AI enters at the hex of its edge closest to a Mission Objective or a unit",
      "Mission Order 3: Unhit AI closest to a unit: move and fire (+2 CAPs)",
    ]
  `);
});

test('a printed mission has no such sheet', () => {
  expect(sheetText(fieldsOf(pack)(soloMatch('g03 0,0 SE; s03 5,0 NW', { cards: [] }).state))).toBeNull();
});

test('G5.3.4c G5.3.4e S5.0a tiles and sheets ask for the highest FP, and nothing in words says AR', () => {
  const sheets = pack.missionSheets.flatMap(({ track }) =>
    track.map((space) => printSpace(space, { hex: String, unit: String })),
  );
  const texts = [...pack.aiTiles.map(printTile), ...sheets];
  expect(texts.filter((text) => /highest FP/i.test(text)).length).toBeGreaterThanOrEqual(6);
  expect(texts.filter((text) => /\bAR\b/.test(text))).toEqual([]);
  expect(tile('S02')).toMatch(/^Tile 02 .*: Highest FP AI closest to a Control Marker/);
});

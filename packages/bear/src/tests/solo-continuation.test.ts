import { expect, test } from 'vitest';
import { fieldsOf } from '../model/battle/field.ts';
import { EIGHT_CARDS } from '../testing/eight-cards.ts';
import { unit } from '../testing/fire-field.ts';
import { type BearMatch, pack } from '../testing/match.ts';
import { soloDraft, tilePlace } from '../testing/solo-draft.ts';
import { sheetText } from '../words/orders/sheet-text.ts';

// The rulebook's generation of eight cards, by one player for both sides, and the AI built from it.

const DRAWN = ['S03', 'S01', 'G04', 'G03', 'S01', 'S04', 'G03', 'G01', 'S04', 'S02', 'G01', 'G02', 'S02', 'G02'];
// G4.0d: no unit turns.
const SAID = ['b1', 'b1-top', ...EIGHT_CARDS, 'done', 'done'];

function continuation(...dice: number[]): BearMatch {
  const match = soloDraft({ generator: [5, ...DRAWN, ...dice] });
  for (const sentence of SAID) match.say(sentence);
  return match;
}

const match = continuation(3, 5);
const { state } = match;

test('GT-13 GT-02 the player is German with 9 CAPs, the AI Soviet; the tie of tiles 01 and 04 is rolled to Offense', () => {
  expect(state.players.map(({ seat, start }) => [seat, start])).toEqual([
    ['p1', 9],
    ['ai', 0],
  ]);
  expect(state.draft?.ai).toMatchObject({
    tiles: [tilePlace('S01'), tilePlace('S04')],
    posture: 'offense',
    caps: 2,
    added: [55, 54],
    removed: [],
    end: 16,
  });
});

test('GT-13 GT-14 tile 01 stands on space 2, tile 04 on Counteraction 1; the deck is 13-51, 54 and 55', () => {
  const sheet = sheetText(fieldsOf(pack)(state));
  expect(sheet?.deck).toBe('13-51, 54, 55');
  expect(sheet?.counteractions.map(({ space, tile }) => [space, tile?.title])).toEqual([
    [1, 'Tile 04'],
    [3, undefined],
  ]);
  expect(sheet?.missionOrders.map(({ space, tile }) => [space, tile?.title])).toEqual([[3, undefined]]);
  expect(sheet?.track.flatMap(({ space, tiles }) => tiles.map(({ title }) => [space, title]))).toEqual([
    [2, 'Tile 01'],
  ]);
  expect(state.orderDeck.inside).toHaveLength(41);
});

test('GT-13 with a 2 for the tie it is Defense', () => {
  const other = continuation(3, 2).state;
  expect(other.draft?.ai).toMatchObject({ posture: 'defense', added: [1, 2] });
});

test('G5.6a those who are not on the map wait in the Draw Cup, the Partisans of round 2 among them', () => {
  expect(state.draft?.ai?.cup).toEqual(['s03', 's04', 's06', 's07', 's08', 's20'].map(unit));
  expect(['s05', 's18', 's21'].map((word) => state.units[unit(word)]?.fate)).toEqual(['inPlay', 'inPlay', 'inPlay']);
});

test('S4.1.4 the marker on E09 is the AI’s own: on Offense it goes for where the Germans come from', () => {
  expect(state.controls.map(({ side }) => side)).toEqual(['soviet']);
  expect(state.terms.solo?.objectives).toEqual([state.terms.entries[0]?.hexes]);
});

test('G6.4 GT-04 before round 1 the player draws an Action Card, the AI none, and only he rolls for initiative', () => {
  expect(state.players.map(({ hand }) => hand.length)).toEqual([1, 0]);
  expect(match.system.pending(state)).toMatchObject({ seat: 'p1', key: 'initiative' });
  expect(match.system.audit(state)).toEqual([]);
});

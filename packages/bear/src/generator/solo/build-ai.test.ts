import { expect, test } from 'vitest';
import { fieldsOf } from '../../model/battle/field.ts';
import { type BearMatch, pack } from '../../testing/match.ts';
import { builtSolo as build, tilePlace } from '../../testing/solo-draft.ts';
import { eventNames } from '../../words/event-names.ts';
import { explainEvent } from '../../words/events.ts';
import { unit } from '../../testing/fire-field.ts';

function numbersIn(match: BearMatch): number[] {
  return (match.state.terms.solo?.deck ?? []).map((card) => pack.orderCards[card]?.number ?? 0);
}

test('G5.3a G5.3c G5.3.1 GT-13 a 3: the player is German; tiles 01 and 04 tie, and a 5 gives Offense', () => {
  const match = build({ dice: [3, 5] });
  expect(match.state.players.map(({ seat }) => seat)).toEqual(['p1', 'ai']);
  expect(match.state.draft?.ai).toMatchObject({
    sideDie: 3,
    tiles: [tilePlace('S01'), tilePlace('S04')],
    posture: 'offense',
    postureDie: 5,
  });
  const { counteractionTiles, missionOrderTiles, tiles } = match.state.terms.solo?.generated ?? {};
  expect(counteractionTiles).toEqual([tilePlace('S04'), -1]);
  expect(missionOrderTiles).toEqual([-1]);
  expect(tiles?.map(({ tile, path }) => ({ tile, path }))).toEqual([
    { tile: tilePlace('S01'), path: [2, 5, 9, 14, 17] },
  ]);
  expect(match.state.solo).toMatchObject({ marker: 1, tiles: [2] });
  const offense = pack.missionSheets.find(({ posture }) => posture === 'offense');
  expect(match.state.terms.solo?.counteractions[1]).toEqual(offense?.counteraction);
  expect(match.state.terms.solo?.missionOrders).toEqual([offense?.missionOrder]);
});

test('GT-13 R-137 a 2 for the tie gives Defense', () => {
  expect(build({ dice: [3, 2] }).state.draft?.ai).toMatchObject({ posture: 'defense', postureDie: 2 });
});

test('G5.3a a 4: the player is Soviet, the AI German, and has no tile', () => {
  const match = build({ dice: [4, 6] });
  expect(match.state.players.map(({ seat }) => seat)).toEqual(['ai', 'p1']);
  expect(match.state.terms.solo?.ai).toBe(0);
  expect(match.state.draft?.ai?.tiles).toEqual([]);
});

test('G5.4a G5.4b G5.4d GT-14 the Order deck of GT-13: 13-51, 55 and 54', () => {
  const match = build({ dice: [3, 5] });
  expect(match.state.draft?.ai).toMatchObject({ caps: 2, added: [55, 54], removed: [] });
  expect(numbersIn(match)).toEqual([...Array.from({ length: 39 }, (_, index) => index + 13), 54, 55]);
  const { inside, discards, removed } = match.state.orderDeck;
  expect(inside.toSorted((a, b) => a - b)).toEqual(match.state.terms.solo?.deck);
  expect(inside).not.toEqual(match.state.terms.solo?.deck);
  expect([discards, removed]).toEqual([[], []]);
});

test('GT-14 the same on Defense: 05-43, 01 and 02', () => {
  const match = build({ dice: [3, 1] });
  expect(numbersIn(match)).toEqual([1, 2, ...Array.from({ length: 39 }, (_, index) => index + 5)]);
});

test('R-144 aiFewestCards: the CAPs for the fewest units bring the AI no cards, or two', () => {
  const caps = (options: object): number | undefined => build({ dice: [3, 5], options }).state.draft?.ai?.caps;
  expect(build({ dice: [3, 5] }).events()).toContainEqual(
    expect.objectContaining({ key: 'fewestUnits', player: 1, caps: 2 }),
  );
  expect(caps({})).toBe(2);
  expect(caps({ aiFewestCards: 'on' })).toBe(4);
  expect(caps({ aiFewestCards: 'on', fewestUnitsBonus: 'off' })).toBe(2);
  // The AI does not get the player's bonus.
  expect(build({ dice: [4, 6], options: { aiFewestCards: 'on' } }).state.draft?.ai?.caps).toBe(
    build({ dice: [4, 6] }).state.draft?.ai?.caps,
  );
});

test('G5.5.1 a mission of 4 rounds ends on space 16', () => {
  const match = build({ dice: [3, 5] });
  expect([match.state.draft?.ai?.end, match.state.terms.solo?.length]).toEqual([16, 16]);
  expect(match.state.terms.solo?.track.map(({ space }) => space)).toEqual([3, 6, 8, 10, 13]);
});

test('G5.6 G5.6a AI that enter from an edge are in the Draw Cup, those of a later round among them', () => {
  const match = build({ dice: [3, 5] });
  const soviets = ['s03', 's04', 's05', 's06', 's07', 's08', 's18', 's20', 's21'].map(unit);
  expect(match.state.draft?.ai?.cup).toEqual(soviets);
  expect(match.state.terms.solo?.generated?.drawCup).toBe(true);
  expect(match.state.terms.solo?.cup).toEqual([]);
});

test('G6.1 R-141 tile 04 binds the units of its own card', () => {
  const { generated, counteractions } = build({ dice: [3, 5] }).state.terms.solo ?? {};
  expect(generated?.lowRisk).toEqual(['s07', 's08'].map(unit));
  expect(counteractions?.[0]?.among).toEqual(['s07', 's08'].map(unit));
});

test('S2.2 the AI has neither CAPs nor Action Cards; the player has what he drafted', () => {
  const match = build({ dice: [3, 5] });
  const [german, soviet] = match.state.players;
  expect([soviet?.caps, soviet?.start, soviet?.hand]).toEqual([0, 0, []]);
  expect(match.state.terms.players[1]?.cards).toEqual({ first: 0, later: 0 });
  expect(german?.hand).toHaveLength(1);
  expect(german?.start).toBeGreaterThan(4);
});

test('G6.3 the player begins with 1 or 2 CAPs less', () => {
  const plain = build({ dice: [3, 5] }).state.players[0]?.start ?? 0;
  const match = build({ dice: [3, 5], draft: { solo: { capsLess: 2, commandCardsOut: 0 } } });
  expect([match.state.players[0]?.start, match.state.players[0]?.caps]).toEqual([plain - 2, plain - 2]);
  expect(match.events()).toContainEqual({ rule: 'G6.3', key: 'fewerCaps', player: 0, caps: 2 });
});

test('G6.3 1 or 2 Command cards are removed from the Order deck at random', () => {
  const match = build({ dice: [3, 5], draft: { solo: { capsLess: 0, commandCardsOut: 2 } } });
  const left = match.events().filter(({ key }) => key === 'commandCardLeft');
  expect(left).toHaveLength(2);
  expect(numbersIn(match)).toHaveLength(39);
  expect(match.state.orderDeck.inside.toSorted((a, b) => a - b)).toEqual(match.state.terms.solo?.deck);
  for (const event of left) expect(event).toMatchObject({ rule: 'G6.3' });
});

test('G6.4 the player has the initiative of a round on 8 or more', () => {
  const match = build({ dice: [3, 5] });
  expect(match.system.pending(match.state)).toMatchObject({ seat: 'p1', key: 'initiative' });
  const events = match.say('caps:2').events();
  const rolled = events.find(({ key }) => key === 'initiativeRolled');
  const sum = rolled?.key === 'initiativeRolled' ? rolled.dice.reduce((total, die) => total + die, rolled.caps) : 0;
  expect(events).toContainEqual({ rule: 'S2.6', key: 'hasInitiative', player: sum >= 8 ? 0 : 1 });
});

test('G5.3c each step of the building is told with its reason', () => {
  const match = build({ dice: [3, 5] });
  const names = eventNames(fieldsOf(pack)(match.state));
  const told = match.events().map((event) => `${event.rule} ${explainEvent(event, names)}`);
  const first = told.findIndex((line) => line.startsWith('G5.3a'));
  expect(
    told.slice(
      first,
      told.findIndex((line) => line.startsWith('B2.0')),
    ),
  ).toMatchInlineSnapshot(`
    [
      "G5.3a The German side is the player’s: rolled 3. The other is the AI’s, which has neither CAPs nor Action Cards",
      "G5.3c The AI’s cards played for their tops bring Tile 01, Tile 04",
      "G5.3.1 The AI plays on the Offense sheet: 1 Defense tile, 1 Offense, rolled 5",
      "G5.3.1b Tile 04 lies on Counteraction space 1",
      "G5.3.2 The sheet’s own Counteraction on space 3 stands",
      "G5.3.3 The sheet’s own Mission Order on space 3 stands",
      "G5.3.1b Tile 01 lies on Mission Track space 2",
      "G5.4a The Order deck is made of cards 13 to 51",
      "G5.4b Order Card 55 is added for a CAP the AI’s cards gained",
      "G5.4b Order Card 54 is added for a CAP the AI’s cards gained",
      "G5.5.1 The mission ends on space 16 of the Mission Track: 4 rounds",
      "G6.1 Tile 04: s07, s08 make all moves as Low Risk",
      "S4.1.4 Mission Objectives of the AI besides Control Markers: L02 to L18",
      "G5.6a Into the AI Draw Cup go s03, s04, s05, s06, s07, s08, s18, s20, s21",
      "G5.4d The 41 Order Cards are shuffled",
    ]
  `);
});

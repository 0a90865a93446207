import { expect, test } from 'vitest';
import type { MissionSheet } from '../model/pack/solo-mission.ts';
import { pack } from '../testing/match.ts';
import { printTrackEvent } from '../words/orders/track-text.ts';
import { printOrder } from '../words/orders/order-text.ts';

const [defense, offense] = pack.missionSheets;
if (defense === undefined || offense === undefined) throw new Error('a sheet is missing');

const names = { hex: String, unit: String };

function spacesOf({ track }: MissionSheet): string[] {
  return track.map(
    ({ space, name, events }) => `${space} ${name}: ${events.map((event) => printTrackEvent(event, names)).join('. ')}`,
  );
}

test('G5.3.4 G5.3.4a G5.3.4b G5.3.4c G5.3.4d G5.3.4e G5.3.4f the events of the Offense sheet', () => {
  expect(offense.posture).toBe('offense');
  expect(spacesOf(offense)).toMatchInlineSnapshot(`
    [
      "3 Advance: As AI Action: Unhit, fresh AI closest to a unit: move two hexes toward it",
      "6 CAP Surplus: +1 on all AI rolls while the marker is here",
      "8 Battlefield Confusion: As AI Action: The fresh unit with the highest FP, closest to an AI, becomes spent",
      "10 Swift Action: The AI draws another Order Card after this one and acts again",
      "13 Careful Aim: As AI Action: Highest FP AI closest to a unit: fire (+4 CAPs)",
      "18 Command Experience: 2 Command cards that left the game return",
    ]
  `);
});

test('R-113 Command Experience is yellow, and no other event of the sheet', () => {
  expect(offense.track.filter(({ yellow }) => yellow).map(({ space }) => space)).toEqual([18]);
});

test('G5.3.5 R-151 the Defense sheet has Dig In on space 3, and all else as the other', () => {
  expect(spacesOf(defense)[0]).toMatchInlineSnapshot(
    `"3 Dig In: As AI Action: Unhit AI on foot, not dug in, closest to a unit: dig in"`,
  );
  expect(defense.track.slice(1)).toEqual(offense.track.slice(1));
  expect([defense.tiles, defense.ends]).toEqual([offense.tiles, offense.ends]);
});

test('G5.3.4 tiles, events and ends share out the spaces 2 to 20, and an end is all that is on its space', () => {
  const spaces = [
    ...offense.track.map(({ space }) => space),
    ...offense.tiles.flat(),
    ...offense.ends.map(({ space }) => space),
  ];
  expect(spaces.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 19 }, (_, index) => index + 2));
});

test('G5.3.4g G5.3.4h the orders that the Offense sheet has on its spaces 3', () => {
  expect([offense.counteraction, offense.missionOrder].map(printOrder)).toMatchInlineSnapshot(`
    [
      "If an AI is in the AI Draw Cup: Draw from the AI Draw Cup: the AI enters at the hex of its edge closest to a Mission Objective or a unit",
      "Unhit AI closest to a unit: move and fire (+2 CAPs)",
    ]
  `);
});

test('R-151 the Defense sheet brings up reserves: from the AI Draw Cup like the other, and those who see no unit', () => {
  expect(defense.counteraction).toEqual(offense.counteraction);
  expect(printOrder(defense.missionOrder)).toMatchInlineSnapshot(
    `"Unhit AI out of LOS closest to a Mission Objective or a unit: move toward it, Low Risk"`,
  );
});

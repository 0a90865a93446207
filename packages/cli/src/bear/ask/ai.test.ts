import { nonEmpty } from '@sandtable/kernel/testing';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fileWith, sandtable } from '../../testing/sandtable.ts';

const EXAMPLE = fileURLToPath(new URL('../../../../../docs/examples/ai.json', import.meta.url));

/** A small position: two Soviet AIs against one German. */
const FIELD = {
  game: 'bear',
  map: { bare: { radius: 6, hexes: { '3,0': 'water' } } },
  units: [
    { unit: 'g03', at: '0,0', facing: 'SE' },
    { unit: 's03', at: '4,0', facing: 'NW' },
    { unit: 's04', at: '5,0', facing: 'NW', spent: true },
  ],
  solo: { ai: 'soviet' },
};

const ai = (position: string, ...more: string[]) => sandtable('ask', 'ai', '--position', position, ...more);
const field = (change: object): string => fileWith(JSON.stringify({ ...FIELD, ...change }));

test('S-trace the AI’s turn is told: the card and the order, who does what and why, what comes of it, what is changed', async () => {
  const { code, out, err } = await ai(EXAMPLE, '--card', '31');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const lines = out.trimEnd().split('\n');
  expect(lines[0]).toMatch(/^Order Card 31, [A-Z]/);
  expect(lines.indexOf('Afterwards')).toBeLessThanOrEqual(3);
  expect(nonEmpty(lines.slice(lines.indexOf('Afterwards') + 1)).every((line) => line.startsWith('  '))).toBe(true);
});

test('S-trace the whole account has every order that was tried, and the same seed the same dice', async () => {
  const full = await ai(EXAMPLE, '--card', '31', '--full', '--seed', '7');
  expect(full.out).toMatch(/Close combat 1: .*\n( {4}.*\n)* {4}not eligible: .*not in close combat \(S4\.1\.2a\)/);
  expect(full.out.split('\n').length).toBeGreaterThan(15);
  expect(await ai(EXAMPLE, '--card', '31', '--full', '--seed', '7')).toEqual(full);
});

test('any card: a line for each card of the deck, without dice', async () => {
  const { code, out } = await ai(EXAMPLE, '--card', 'any');
  expect(code).toBe(0);
  const lines = out.trimEnd().split('\n');
  expect(lines.map((line) => Number(line.slice(0, 2)))).toEqual(
    Array.from({ length: 39 }, (_card, place) => place + 13),
  );
  expect(out).not.toMatch(/rolls|is hit|missed/);
});

test('in JSON there is the card, the deed, every note and every event', async () => {
  const { out } = await ai(field({}), '--card', '31', '--json');
  const answer = JSON.parse(out) as { card: number; deed: object; notes: object[]; events: object[] };
  expect(answer).toMatchObject({ card: 31, deed: { action: expect.any(String) as string } });
  expect(answer.notes[0]).toEqual({ note: 'card', card: 30 });
  expect(answer.events[0]).toMatchObject({ key: 'aiDrew' });
  const every = JSON.parse((await ai(field({}), '--card', 'any', '--json')).out) as { card: number }[];
  expect(every.map(({ card }) => card)).toHaveLength(55);
});

test('a rumor that a unit sees is revealed before the card is drawn, and the turn in the file does not matter', async () => {
  const seen = field({ solo: { ai: 'soviet', rumors: [{ at: '2,0' }], cup: { noEnemy: 1 } }, turn: 'german' });
  const { out } = await ai(seen, '--card', '31');
  expect(out).toMatch(/^Rumored Enemy sr1 in 2,0 is revealed: no enemy \(S6\.2\)\nOrder Card 31/);
});

const stacked = [...FIELD.units, { unit: 's05', at: '4,0' }];

test.each([
  ['no AI in it', { solo: null }, '31', /^solo: expected a solo part/],
  ['a card that there is not', {}, '77', /^--card: expected the number of an Order Card, 1 to 55, or any, got "77"/],
  ['two AI in one hex', { units: stacked }, '31', /^units\[3\]\.at: expected no other AI in its hex \(S5\.5\)/],
  [
    'a rumor where an AI is',
    { solo: { ai: 'soviet', rumors: [{ at: '5,0' }] } },
    '31',
    /^solo\.rumors\[0\]\.at: expected no other AI in its hex \(S5\.5\)/,
  ],
  [
    'a gun in the water',
    { units: [...FIELD.units, { type: 's-atg45', at: '3,0' }] },
    '31',
    /^units\[3\]\.at: expected no water, except for unburdened foot \(B4\.4\)/,
  ],
  [
    'an AI that has just acted as a unit',
    { solo: { ai: 'soviet', justActed: ['s03'] } },
    '31',
    /^solo\.justActed\[0\]: expected a unit of the player on the map \(S5\.0a\), got s03/,
  ],
  [
    'a unit of the player in the cup',
    { solo: { ai: 'soviet', cup: { units: ['g05'] } } },
    '31',
    /^solo\.cup\.units: expected a soviet unit not yet placed/,
  ],
  ['a marker beyond the track', { solo: { ai: 'soviet', length: 12, marker: 13 } }, '31', /^solo\.marker/],
  [
    'a rumor of the player',
    { units: [...FIELD.units, { unit: 'gr1', at: '2,2' }] },
    '31',
    /^units\[3\]\.at: expected Rumored Enemies of the side that is the AI \(S6\.0\)/,
  ],
])('what cannot be is refused with the field and the rule: %s', async (_what, change: object, card, line) => {
  const { code, out, err } = await ai(field(change), '--card', card);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(line);
  expect(err.trim().split('\n')).toHaveLength(1);
});

test('S5.5 an AI that is carried shares the hex of its vehicle', async () => {
  const position = JSON.parse(readFileSync(EXAMPLE, 'utf8')) as { units: object[] };
  const units = [
    ...position.units,
    { unit: 's35', at: 'L15', facing: 'N' },
    { unit: 's08', at: 'L15', carrier: 's35' },
  ];
  const { err } = await ai(fileWith(JSON.stringify({ ...position, units })), '--card', '31');
  expect(err).not.toMatch(/S5\.5/);
});

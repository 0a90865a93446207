import { expect, test } from 'vitest';
import type { BearMatch } from '../../testing/match.ts';
import { soloMatch } from '../../testing/solo-match.ts';
import { told } from '../../testing/told.ts';

const GERMAN = { turn: 'german' } as const;

/** A rifle kills the AI beside it, with these Order Cards left. */
function kill(victim: string, cards: readonly object[], order: readonly number[]): BearMatch {
  return soloMatch(`g03 0,0 SE; ${victim}; s04 9,0 NW`, { ...GERMAN, cards, rest: [], order, dice: [6, 6] }).say(
    'g03 fire 1,0 caps:0',
  );
}

const COMMAND = { isCommand: true };
const GREEN = { isCommand: false };

test('S7.3.1 GT-33 for a destroyed AI cards are drawn until a Command card comes, which leaves; all others are shuffled', () => {
  const match = kill('s03 1,0 NW suppressed', [GREEN, COMMAND, COMMAND, GREEN], [0, 3, 2, 0]);
  expect(match.events()).toContainEqual({ rule: 'S7.3.1', key: 'commandCardLeft', card: 2 });
  // Then the check draws one of the cards just shuffled.
  expect(match.state.orderDeck).toMatchObject({ discards: [0], removed: [2] });
});

test('S7.3.1 GT-33 the last Command card stays, be it among the discards', () => {
  const match = kill('s03 1,0 NW suppressed', [GREEN, COMMAND], [0]);
  expect(told(match, 'destroyed', 'commandCardLeft')).toEqual(['destroyed s03 1,0']);
  expect(match.state.orderDeck.removed).toEqual([]);
});

test('S7.3.1 a truck of the AI costs no card', () => {
  const match = kill('s35 1,0 NW suppressed', [COMMAND, COMMAND], [0]);
  expect(told(match, 'destroyed', 'commandCardLeft')).toEqual(['destroyed s35 1,0']);
});

test('S7.3 a destroyed unit lies on the player’s CAP track; the AI has none', () => {
  const match = soloMatch('g03 1,0 NW suppressed; g04 -5,0 SE; s03 0,0 SE', {
    caps: [4, 0],
    cards: [{ orders: [{ action: 'fire' }] }, {}],
    dice: [6, 6],
  }).say('proceed');
  expect(told(match, 'destroyed', 'capLost')).toEqual(['destroyed g03 1,0', 'capLost']);
  expect(match.state.players[0]).toMatchObject({ caps: 3, start: 4, losses: 1 });
  expect(match.state.players[1]).toMatchObject({ caps: 0, start: 0, losses: 0 });
});

test('S3.2 S3.2.3 the player may pay up to 2 CAPs for any roll of his, before it is made', () => {
  const match = soloMatch('g03 0,0 SE pinned; s03 9,0 NW', { ...GERMAN, caps: [4, 0], cards: [{}], dice: [3, 2] });
  match.say('g03 rally caps:0');
  expect(match.offers()).toEqual(['caps:0', 'caps:1', 'caps:2']);
  match.say('caps:2');
  expect(told(match, 'rallied')).toEqual(['rallied g03 7']);
  expect(match.state.players[0]?.caps).toBe(2);
});

test('S3.2 the AI has no CAPs and is never asked for any', () => {
  const match = soloMatch('g03 0,0 SE; s03 3,0 NW', {
    caps: [0, 5],
    cards: [{ orders: [{ action: 'fire' }] }, {}],
    dice: [1, 1],
  }).say('proceed');
  expect(match.state.players[1]?.caps).toBe(0);
  expect(match.system.pending(match.state)?.seat).toBe('german');
});

test('B7.5 against the AI every hit marker lies open, from the start and when it is drawn', () => {
  const match = soloMatch('g03 0,0 SE; g04 0,5 SE pinned; s03 3,0 NW', {
    cards: [{ orders: [{ action: 'fire' }] }, {}],
    dice: [5, 4],
    hits: ['suppressed'],
  });
  const markers = (): unknown[] =>
    match.system.view(match.state, 'ai').units.flatMap(({ hit, fate }) => (fate === 'inPlay' ? [hit] : []));
  expect(markers()).not.toContain(null);
  match.say('proceed');
  expect(told(match, 'marked')).toEqual(['marked g03']);
  expect(markers()).not.toContain(null);
});

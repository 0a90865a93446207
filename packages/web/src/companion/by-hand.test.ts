import { type AiNote, type Bear, bear, type BearEvent, fitRest, ownPack, printPut } from '@sandtable/bear';
import { randomOf, streamsOf } from '@sandtable/kernel';
import {
  effectOf,
  limanowa,
  ownPack as limanowaPack,
  type Limanowa,
  printPut as printEasternPut,
} from '@sandtable/limanowa';
import { exportForKeeper, importMatch, type Match } from '@sandtable/session';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { engine as bearEngine } from '../bear/engine/engine.ts';
import { engine as easternEngine } from '../limanowa/engine/engine.ts';
import { enterAll, Listener, onTable, tableMatch } from '../testing/at-table.ts';
import { IS_WHOLE } from '../testing/whole.ts';

fitRest();
const system = bear(ownPack());
const EXAMPLE: unknown = JSON.parse(readFileSync('docs/examples/ai.json', 'utf8'));

const byHand = (options: object): Match<Bear> => tableMatch(system, 'german', options);

const MISSIONS = ['whose-crossroads', ...(IS_WHOLE ? ownPack().missionIds : [])];

test.each(MISSIONS)('a whole solo mission at a table is, entry by entry, the match with its dice: %s', (mission) => {
  const options = system.options({ mission });
  if (!options.ok || !system.seats(options.value).includes('ai') || !system.seats(options.value).includes('german'))
    return;
  const match = byHand({ mission });
  const state = match.stateAt(0);
  const random = randomOf('a person');
  Object.assign(state.random, streamsOf('sfc32:the dice of the table', system.streams));
  for (let entry = 0; entry < 400; entry++) {
    const seat = system.pending(state)?.seat;
    expect(match.asks).toBe(seat ?? null);
    if (seat === undefined) break;
    const say = system.anySentence(system.view(state, seat), random);
    const io = new Listener<BearEvent, AiNote>(state.random);
    system.apply(state, say, io);
    expect(enterAll(match, seat, say, io.heard)).toEqual(io.heard);
    expect(onTable<Bear>(match.stateAt(match.seq))).toEqual(onTable<Bear>(state));
  }
  expect(match.seq).toBeGreaterThan(30);
  const file = exportForKeeper(match);
  if (!file.ok) throw new Error(JSON.stringify(file.problems));
  const again = importMatch(system, file.value);
  expect(again.ok && again.value.hash()).toBe(match.hash());
});

test('with the card and the dice of a table the AI does what `ask ai` says, for every card of the deck', () => {
  const match = byHand({ position: EXAMPLE });
  const { orderDeck } = match.stateAt(0);
  let attacks = 0;
  for (const card of orderDeck.inside) {
    const state = match.stateAt(0);
    state.orderDeck.inside.splice(state.orderDeck.inside.indexOf(card), 1);
    state.orderDeck.inside.push(card);
    const io = new Listener<BearEvent, AiNote>(state.random, { tracing: true });
    system.apply(state, ['proceed'], io);
    const answer = match.prepare('ai', 0, ['proceed'], io.heard);
    if (!answer.granted) throw new Error(JSON.stringify(answer));
    expect(io.heard[0]).toBe(card);
    expect(answer.value.told).toEqual(io.told);
    if (io.told.some(({ event }) => event.key === 'attacked')) attacks += 1;
    answer.value.drop();
  }
  expect(attacks).toBeGreaterThan(3);
});

test('an Order Card that is not in the deck is refused, and nothing is lost', () => {
  const match = byHand({ position: EXAMPLE });
  const hash = match.hash();
  const answer = match.prepare('ai', 0, ['proceed'], [2]);
  if (answer.granted) throw new Error('card 3 is out of this deck');
  expect(answer.want?.need).toMatchObject({ kind: 'card', stream: 'order', refused: 2 });
  expect(match.hash()).toBe(hash);
});

function put(match: Match<Bear>, words: string): string {
  const answer = match.prepareByTable(match.seq, { table: 'put', put: words.split(' ') });
  if (!answer.granted) return (answer.problems ?? []).map(({ field, expected }) => `${field}: ${expected}`).join('; ');
  answer.value.commit();
  return '';
}

const PUTS = [
  's05 H10 SE spent unhit',
  'g09 unhit',
  's02 hit:pinned outside',
  's04 lost',
  'g05 E05 SW',
  's06 L07 N',
  'g21 off',
  'sr3 C12',
  'smoke F10 2',
  'trench D04',
  'clear F10',
  'control G06 neutral',
  'german caps:2 vp:3 hand:c09',
  'round:3',
  'space:7',
  'turn:german',
];

test('what a table has is put by hand, the match stays sound, and it replays', () => {
  const match = byHand({ position: EXAMPLE });
  for (const words of PUTS) {
    expect([words, put(match, words)]).toEqual([words, '']);
    expect(system.audit(match.stateAt(match.seq))).toEqual([]);
  }
  const state = match.stateAt(match.seq);
  expect(match.asks).toBe('german');
  expect([state.round, state.solo?.marker, state.vp.german, state.players[0]?.caps]).toEqual([3, 7, 3, 2]);
  expect(state.solo?.cup.inside).toHaveLength(4);
  const file = exportForKeeper(match);
  if (!file.ok) throw new Error(JSON.stringify(file.problems));
  const again = importMatch(system, file.value);
  expect(again.ok && again.value.hash()).toBe(match.hash());
  // And it goes on from there.
  expect(match.say('german', match.seq, ['pass']).granted).toBe(true);
  const back = match.sayByTable(match.seq, { table: 'undo', to: match.seq - 2, by: ['german'] });
  expect(back.granted).toBe(true);
  expect(match.asks).toBe('ai');
});

test.each([
  ['s03 J04', /no other AI in its hex/],
  ['g03 Z99', /hex/],
  ['g03 hit:immobilized', /hit marker of infantry/],
  ['gr1 D05', /Rumored Enemies of the side/],
  ['german caps:99', /from 0 to 30/],
  ['round:99', /from 1 to/],
  ['turn:nobody', /german/],
  ['trench G08 trench', /^$/],
  ['nonsense', /a counter, a marker/],
])('by hand, %s is judged by the rules of the table alone', (words, wrong) => {
  const match = byHand({ position: EXAMPLE });
  const hash = match.hash();
  const problem = put(match, words);
  expect(problem).toMatch(wrong);
  expect(match.hash() === hash).toBe(problem !== '');
});

const eastern = limanowa(limanowaPack());

test('L13a a whole mission of Limanowa at a table is, entry by entry, the match with its dice', () => {
  const match = tableMatch(eastern, 'p1', { mission: 'bridge-at-neu-sandez' });
  const state = match.stateAt(0);
  const random = randomOf('a general');
  Object.assign(state.random, streamsOf('sfc32:the dice of the table', eastern.streams));
  for (let entry = 0; entry < 200; entry++) {
    const seat = eastern.pending(state)?.seat;
    expect(match.asks).toBe(seat ?? null);
    if (seat === undefined) break;
    const say = eastern.anySentence(eastern.view(state, seat), random);
    const io = new Listener<Limanowa['event'], Limanowa['note']>(state.random);
    eastern.apply(state, say, io);
    expect(enterAll(match, seat, say, io.heard)).toEqual(io.heard);
    expect(onTable<Limanowa>(match.stateAt(match.seq))).toEqual(onTable<Limanowa>(state));
  }
  expect(match.seq).toBeGreaterThan(20);
});

test.each([
  ['a01 lost', ''],
  ['a02 rp:1', ''],
  ['corps:1 tokens:7', ''],
  ['corps:1 hand:deceit,pursuit,pursuit', ''],
  ['corps:1 hand:nothing', 'a Battlecard that is still in the deck'],
  ['round:3', ''],
  ['a02 9999', 'a hex of the map by column and row, such as 0605'],
  ['a02 rp:9', 'a whole number from 1 to'],
  ['round:99', 'a whole number from 1 to'],
  ['nobody', 'a unit, round or corps'],
])('in Limanowa, by hand, %s', (words, wrong) => {
  const match = tableMatch(eastern, 'p1', { mission: 'bridge-at-neu-sandez' });
  const answer = match.prepareByTable(0, { table: 'put', put: words.split(' ') });
  expect(answer.granted ? '' : (answer.problems?.[0]?.expected ?? '?')).toMatch(wrong === '' ? /^$/ : wrong);
  if (answer.granted) answer.value.commit();
  expect(eastern.audit(match.stateAt(match.seq))).toEqual([]);
});

test('cards put into a hand of Limanowa are those that were named', () => {
  const match = tableMatch(eastern, 'p1', { mission: 'bridge-at-neu-sandez' });
  const words = ['corps:1', 'hand:deceit,pursuit,pursuit'];
  expect(match.sayByTable(0, { table: 'put', put: words }).granted).toBe(true);
  const { hand } = match.stateAt(1).corps[0] ?? { hand: [] };
  expect(hand.map((card) => effectOf(limanowaPack(), card))).toEqual(['deceit', 'pursuit', 'pursuit']);
});

test('the log says in words what was put by hand', () => {
  const bearView = system.view(byHand({ position: EXAMPLE }).stateAt(0), 'german');
  const seen = bearEngine().seenIn(bearView);
  const said = PUTS.map((words) => printPut(seen, words.split(' ')));
  expect(said).toMatchInlineSnapshot(`
    [
      "Rifle squad 05 to H10, facing SE, spent, no hit marker",
      "LMG 34 no. 09: no hit marker",
      "Rifle squad 02: Pinned, out of its cover",
      "Rifle squad 04: destroyed",
      "Rifle squad 05 to E05, facing SW",
      "Rifle squad 06 to L07, facing N",
      "5 cm mortar 21: off the map",
      "Rumored Enemy 03 to C12",
      "smoke in F10",
      "trench in D04",
      "no markers in F10",
      "Control Marker in G06: neutral",
      "German: 2 CAPs, 3 VP, Action Cards c09",
      "round 3",
      "track marker to space 7",
      "your turn",
    ]
  `);
  const match = tableMatch(eastern, 'p1', { mission: 'bridge-at-neu-sandez' });
  const view = easternEngine().seenIn(eastern.view(match.stateAt(0), 'p1'));
  const puts = [
    'a03 0605 rp:2',
    'a03 lost',
    'corps:1 tokens:2',
    'corps:1 hand:deceit,pursuit',
    'corps:1 hand:',
    'round:3',
  ];
  expect(puts.map((words) => printEasternPut(view, words.split(' ')))).toMatchInlineSnapshot(`
    [
      "Honvéd 03 to 0605, 2 RP",
      "Honvéd 03: lost, off the map",
      "Szurmay Group: 2 tokens",
      "Szurmay Group: holds Deceit and Pursuit",
      "Szurmay Group: holds no cards",
      "round 3",
    ]
  `);
});

import { createMatch, type Seating } from '@sandtable/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearFace } from '../bear/face.ts';
import { bots } from '../bear/link/bots.ts';
import { bearLink } from '../bear/link/link.ts';
import { Table } from '../link/table.ts';
import { wordsIn } from '../match/modes.ts';
import { createPlayStore, type PlayStore } from '../match/play-store.ts';
import { doNow, forgetWay, pressOn, putOnRoll, say, stepBack, takeMeaning } from '../match/saying-actions.ts';
import { layLine, NO_LINE, pressSight } from '../match/look-actions.ts';
import { sitDown } from '../match/sitting.ts';
import { arrive } from '../match/turn-actions.ts';
import { useSettingsStore } from '../settings/settings.ts';
import { directLink } from '../link/direct-link.ts';
import { facingTowards } from './drags.ts';
import { turningIn } from './turning.tsx';
import { hexContents } from './hex-status.tsx';
import { popoverOf } from './popover-model.ts';
import { openSentenceOf } from '../match/open-sentence.ts';

const TWO: Seating = { german: { kind: 'person', name: 'One' }, soviet: { kind: 'bot', bot: 'captain' } };

const POSITION = {
  game: 'bear',
  map: { bare: { radius: 6, hexes: { '3,-3': 'lightWoods' } } },
  turn: 'german',
  players: { german: { caps: 3 }, soviet: { caps: 0 } },
  units: [
    { unit: 'g03', at: '0,0', facing: 'SE' },
    { unit: 'g04', at: '0,1', facing: 'SE' },
    { unit: 'g49', at: '-4,0', facing: 'NE' },
    { unit: 's03', at: '1,0', facing: 'NW', hit: 'pinned' },
  ],
};

beforeAll(() => useSettingsStore.getState().set('aiSpeed', 'instant'));
afterAll(() => useSettingsStore.getState().reset());

function openScreen(): PlayStore {
  const made = createMatch(
    bearLink.system,
    { options: { position: POSITION }, seats: TWO, seed: 'sfc32:decide' },
    Object.keys(bots),
  );
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const store = createPlayStore(sitDown(bearFace, directLink(new Table({ ...bearLink, bots }, made.value))));
  store.getState().sitting.subscribe((moment) => arrive(store, moment));
  return store;
}

function placesIn(store: PlayStore) {
  const { position } = store.getState().moment;
  return { hex: (name: string) => position.hexNamed(name), unit: (word: string) => position.unitNamed(word) };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve));
}

test('a click on an enemy opens a popover with the chance, the price, and the other meanings as rows', () => {
  const store = openScreen();
  const { hex, unit } = placesIn(store);
  pressOn(store, { unit: unit('g03') });
  expect(popoverOf(store.getState())).toBeNull();
  pressOn(store, { hex: hex('1,0') });
  const model = popoverOf(store.getState());
  expect(model).toMatchObject({ hex: '1,0', isOffer: false });
  expect(model?.rows.map(({ label, price, isChosen }) => [label, price, isChosen])).toEqual([
    ['Fire', '3 AP', true],
    ['Move into close combat', '1 AP', false],
  ]);
  expect(model?.rows[0]?.chance).toMatch(/^\d+%$/);
  expect(model?.deed?.sentence).toEqual('g03 fire 1,0 caps:0'.split(' '));
  expect(model?.deed?.glance.notes.map(({ text }) => text.replace(/\d+/, 'n'))).toEqual([
    'hits on n+',
    'kills on n+',
    'n% spent',
  ]);
  const into = model?.rows[1]?.entry;
  if (into === undefined) throw new Error('nobody can go there');
  takeMeaning(store, into);
  expect(wordsIn(store.getState()).slice(0, 3)).toEqual(['g03', 'move', '1,0']);
  expect(popoverOf(store.getState())?.rows.map(({ isChosen }) => isChosen)).toEqual([false, true]);
});

test('what is put on the roll is in the price, and the roll is not asked about again', async () => {
  const store = openScreen();
  const { hex, unit } = placesIn(store);
  pressOn(store, { unit: unit('g03') });
  pressOn(store, { hex: hex('1,0') });
  const plain = popoverOf(store.getState())?.deed?.glance;
  putOnRoll(store, 'caps:2');
  const raised = popoverOf(store.getState())?.deed;
  expect(raised?.glance.price).toBe('3 AP + 2 CAPs');
  expect(Number.parseInt(raised?.glance.chance ?? '', 10)).toBeGreaterThan(Number.parseInt(plain?.chance ?? '', 10));
  doNow(store, raised?.sentence ?? []);
  await settle();
  const said = store.getState().log.flatMap(({ events }) => events);
  expect(said.some(({ sign }) => sign?.kind === 'dice')).toBe(true);
});

test('a supporter joins by a press on its counter, and leaves by another', () => {
  const store = openScreen();
  const { hex, unit } = placesIn(store);
  pressOn(store, { unit: unit('g03') });
  pressOn(store, { hex: hex('1,0') });
  pressOn(store, { unit: unit('g04') });
  expect(wordsIn(store.getState())).toEqual('g03 fire 1,0 +g04'.split(' '));
  pressOn(store, { unit: unit('g04') });
  expect(wordsIn(store.getState())).toEqual('g03 fire 1,0'.split(' '));
});

test('B9.0 where two go together the popover names both goals, the leader’s first', () => {
  const store = openScreen();
  say(store, 'g03 move 0,-1 SE +g04 0,0 SE'.split(' '));
  expect(popoverOf(store.getState())?.title).toBe('0,-1; 0,0');
});

test('B14.1 a vehicle goes as far as its bonus takes it in one sentence', () => {
  const store = openScreen();
  const { hex, unit } = placesIn(store);
  pressOn(store, { unit: unit('g49') });
  const { position } = store.getState().moment;
  const reach = position.reach(['g49']).flatMap((each) => (each.kind === 'move' ? [each.at] : []));
  expect(reach).toContain('-2,0');
  pressOn(store, { hex: hex('-2,0') });
  expect(wordsIn(store.getState()).slice(0, 4)).toEqual('g49 move -3,0 -2,0'.split(' '));
  expect(store.getState().intent).toBeNull();
  expect(popoverOf(store.getState())).toMatchObject({ hex: '-2,0', deed: { glance: { deed: 'Move' } } });
});

test('a way of several actions says its first, keeps the rest in mind, offers it, and forgets it', async () => {
  const store = openScreen();
  const { hex, unit } = placesIn(store);
  pressOn(store, { unit: unit('g04') });
  pressOn(store, { hex: hex('-2,3') });
  const first = popoverOf(store.getState());
  const next = wordsIn(store.getState())[2];
  expect(first).toMatchObject({
    hex: next,
    title: `First step: ${next}`,
    way: { line: 'Step 1 of 2 to -2,3, all this round', tooFar: '', hexes: [next, '-2,3'] },
  });
  expect(first?.way?.legs.map(({ price, check }) => [price, check.text.endsWith('%')])).toEqual([
    ['2 AP', true],
    ['1 AP', true],
  ]);
  // A second press on the goal does the first leg of the march, and nothing more.
  pressOn(store, { hex: hex('-2,3') });
  await settle();
  const state = store.getState();
  const told = state.log.filter(({ speaker }) => speaker === 'german');
  expect(told).toHaveLength(1);
  if (state.moment.position.wayTo(['g04'], hex('-2,3')) === null) return;
  const offer = popoverOf(state);
  expect(offer).toMatchObject({ isOffer: true, title: 'Last step: -2,3', deed: { glance: { deed: 'Continue' } } });
  expect(wordsIn(state)).toEqual([]);
  forgetWay(store);
  expect(popoverOf(store.getState())).toBeNull();
});

test('one step back takes a whole way back, and leaves its unit chosen', () => {
  const store = openScreen();
  const { hex, unit } = placesIn(store);
  pressOn(store, { unit: unit('g04') });
  pressOn(store, { hex: hex('-2,3') });
  stepBack(store);
  expect(wordsIn(store.getState())).toEqual(['g04']);
  expect([store.getState().intent, popoverOf(store.getState())]).toEqual([null, null]);
});

test('who is told something else is on his way no more', () => {
  const store = openScreen();
  const { hex, unit } = placesIn(store);
  pressOn(store, { unit: unit('g04') });
  pressOn(store, { hex: hex('-2,3') });
  expect(store.getState().intent).toEqual({ unit: unit('g04'), goal: hex('-2,3') });
  pressOn(store, { hex: hex('0,2') });
  expect(store.getState().intent).toBeNull();
});

test('whoever moves is turned where he would stand', () => {
  const store = openScreen();
  const { hex, unit } = placesIn(store);
  pressOn(store, { unit: unit('g04') });
  pressOn(store, { hex: hex('0,2') });
  const turning = turningIn(openSentenceOf(store.getState()));
  expect(turning).toMatchObject({ hex: '0,2', goal: store.getState().moment.position.hexNamed('0,2') });
  expect([...(turning?.words.values() ?? [])].map((words) => words.at(-1))).toEqual(['N', 'NE', 'SE', 'S', 'SW', 'NW']);
});

test('a drag turns toward the side that it goes over', () => {
  const flat = [
    [0, -9],
    [9, -5],
    [9, 5],
    [0, 9],
    [-9, 5],
    [-9, -5],
  ];
  expect(flat.map(([x = 0, y = 0]) => facingTowards({ x, y }, 'flat'))).toEqual([0, 1, 2, 3, 4, 5]);
  expect([facingTowards({ x: 9, y: 0 }, 'pointy'), facingTowards({ x: -9, y: 0 }, 'pointy')]).toEqual([2, 5]);
});

test('two presses lay a line of sight that stays, a third begins another, and a drag lays it at once', () => {
  const store = openScreen();
  store.setState({ sighting: NO_LINE });
  pressSight(store, 4);
  expect(store.getState().sighting).toEqual({ from: 4, to: -1 });
  pressSight(store, 9);
  expect(store.getState().sighting).toEqual({ from: 4, to: 9 });
  store.setState({ hover: 12 });
  expect(store.getState().sighting).toEqual({ from: 4, to: 9 });
  pressSight(store, 5);
  expect(store.getState().sighting).toEqual({ from: 5, to: -1 });
  layLine(store, 2, 7);
  expect(store.getState().sighting).toEqual({ from: 2, to: 7 });
});

test('what lies in a hex is told with its hit marker and its numbers, without a selection too', () => {
  const { position } = openScreen().getState().moment;
  const { units } = hexContents(position).get('1,0') ?? { units: [] };
  expect(units.map(({ words }) => words)).toEqual([expect.stringMatching(/^Soviet .*, fresh, facing NW, /)]);
  expect(position.values(position.unitNamed('s03'))).toMatch(
    /^FP .* · range .* · DR \d+.? front, \d+.? flank · move \d/,
  );
});

import type { Outpost } from '@sandtable/kernel/testing';
import type { Seating } from '@sandtable/session';
import { afterAll, expect, test } from 'vitest';
import type { SetUp } from '../face/draft.ts';
import type { GameFace } from '../face/game.ts';
import { newTable } from '../link/open-table.ts';
import { ONLOOKER } from '../link/seating.ts';
import { Table } from '../link/table.ts';
import { useSettingsStore } from '../settings/settings.ts';
import { directLink } from '../link/direct-link.ts';
import { outpostFace } from '../testing/outpost/face.tsx';
import { outpostLink } from '../testing/outpost/link.ts';
import { toyPlan } from '../testing/toy-plan.ts';
import { landed } from './landing.ts';
import { openSentenceOf } from './open-sentence.ts';
import { askWhy, lookAs, lookBack, lookNow, replay } from './look-actions.ts';
import { eyesOf, filmIn, isReplay, laterIn, setUpIn, wordsIn } from './modes.ts';
import { createPlayStore, type PlayStore } from './play-store.ts';
import { confirm, dropOrder, pressOn, say, stepBack, tellUnit } from './saying-actions.ts';
import { sitDown } from './sitting.ts';
import { isWaiting } from './waiting.ts';
import { arrive, dropCurtain, liftCurtain, nextFrame, skipFilm, takeBack } from './turn-actions.ts';

afterAll(() => useSettingsStore.getState().reset());

const AGAINST_RULES: Seating = { red: { kind: 'person', name: 'You' }, ai: { kind: 'procedure' } };
const TWO: Seating = { red: { kind: 'person', name: 'One' }, blue: { kind: 'person', name: 'Two' } };

function tableOf(seats: Seating, link = outpostLink): Table<Outpost> {
  const opponent = seats['ai'] === undefined ? 'seat' : 'procedure';
  const made = newTable(link, { options: { rounds: 2, opponent }, seats, seed: 'sfc32:stages' });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
}

/** A screen without a page; everything the AI does is shown step by step. */
function openScreen(seats: Seating, link = outpostLink, face = outpostFace): PlayStore {
  useSettingsStore.getState().set('aiSpeed', 'step');
  const store = createPlayStore(sitDown(face, directLink(tableOf(seats, link))));
  store.getState().sitting.subscribe((moment) => arrive(store, moment));
  return store;
}

/** Waits until the link has answered everything. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

test('a sentence is said word by word, taken back word by word, sent, and answered by a film', async () => {
  const store = openScreen(AGAINST_RULES);
  const stage = (): string => store.getState().stage.kind;
  pressOn(store, { unit: 0 });
  expect([wordsIn(store.getState()), store.getState().unit]).toEqual([['u1'], 0]);
  pressOn(store, { hex: 1 });
  expect(wordsIn(store.getState())).toEqual(['u1', 'step', 'b1']);
  expect(stepBack(store)).toBe(true);
  expect(wordsIn(store.getState())).toEqual(['u1']);
  say(store, ['u1', 'step', 'b1']);
  expect(openSentenceOf(store.getState())?.proposal).toEqual(['u1', 'step', 'b1', 'ready']);
  confirm(store);
  expect([stage(), openSentenceOf(store.getState())]).toEqual(['sending', null]);
  await settle();
  expect([stage(), filmIn(store.getState())?.moment.speaker]).toEqual(['watching', 'ai']);
  expect(openSentenceOf(store.getState())).toBeNull();
  nextFrame(store);
  expect([stage(), wordsIn(store.getState()), store.getState().moment.seq]).toEqual(['saying', [], 2]);
  expect(store.getState().outcomes.map(({ speaker }) => speaker)).toEqual(['red', 'ai']);
});

const SET_UP: SetUp = {
  title: 'Generated',
  facts: [],
  sides: [],
  boards: [],
  rules: [],
  build: [],
  handicap: { name: 'points', most: 0, onlyFor: null, print: String },
  isFresh: true,
};
const { table: outpostTable } = outpostFace;

const GENERATED: GameFace<Outpost> = {
  ...outpostFace,
  table: {
    ...outpostTable,
    positionOf: (view) => ({ ...outpostTable.positionOf(view), setUpOf: () => SET_UP }),
  },
};

test('whoever goes first waits with the film of it until the set-up has been read', async () => {
  const store = openScreen(AGAINST_RULES, outpostLink, GENERATED);
  say(store, ['pass']);
  confirm(store);
  await settle();
  const shown = () => [setUpIn(store.getState()) !== null, filmIn(store.getState())?.moment.speaker];
  expect([store.getState().stage.kind, ...shown()]).toEqual(['watching', true, undefined]);
  expect(isWaiting(store.getState())).toBe(true);
  store.setState({ isSetUpOpen: false });
  await settle();
  expect(shown()).toEqual([false, 'ai']);
  expect(isWaiting(store.getState())).toBe(false);
});

test('a step back closes a chooser before it takes a word back, and a look at the past closes it too', async () => {
  const store = openScreen(AGAINST_RULES);
  const before = ['u1'];
  const choosing = {
    kind: 'saying',
    words: ['u1', 'step', 'b1'],
    later: [],
    chooser: { entries: [], hex: 1, before, later: [], byKey: false },
    roll: null,
  } as const;
  store.setState({ stage: choosing });
  expect(stepBack(store)).toBe(true);
  expect(store.getState().stage).toEqual({ kind: 'saying', words: ['u1'], later: [], chooser: null, roll: null });
  expect(stepBack(store)).toBe(true);
  expect(stepBack(store)).toBe(false);
  store.setState({ stage: choosing });
  await lookBack(store, 0);
  expect(store.getState()).toMatchObject({
    stage: { words: ['u1', 'step', 'b1'], chooser: null },
    look: { kind: 'past' },
  });
});

test('the past and its reasons are looked at over whatever goes on, and a replay ends where it began', async () => {
  const store = openScreen(AGAINST_RULES);
  say(store, ['pass']);
  confirm(store);
  await settle();
  skipFilm(store);
  say(store, ['u1']);
  await lookBack(store, 1);
  expect(store.getState().look).toMatchObject({ kind: 'past', moment: { seq: 1 } });
  expect([openSentenceOf(store.getState()), wordsIn(store.getState())]).toEqual([null, ['u1']]);
  lookNow(store);
  expect(openSentenceOf(store.getState())?.saying.words).toEqual(['u1']);
  await askWhy(store, 2);
  expect(store.getState().look).toMatchObject({ kind: 'why', moment: { seq: 1 }, replay: null });
  await replay(store);
  expect([isReplay(store.getState()), filmIn(store.getState())?.moment.seq]).toEqual([true, 2]);
  nextFrame(store);
  expect(store.getState().look).toMatchObject({ kind: 'why', replay: null });
  expect(store.getState().moment.seq).toBe(2);
});

test('between two people the screen is handed over: a name, a curtain, and what was missed', async () => {
  const store = openScreen(TWO);
  expect(store.getState().stage).toEqual({ kind: 'handing', seat: 'red', curtain: 'down' });
  await liftCurtain(store);
  say(store, ['u1', 'step', 'b1', 'ready']);
  confirm(store);
  await settle();
  expect(store.getState().stage).toEqual({ kind: 'handing', seat: 'blue', curtain: 'open' });
  expect(openSentenceOf(store.getState())).toBeNull();
  dropCurtain(store);
  await liftCurtain(store);
  expect(store.getState()).toMatchObject({ stage: { kind: 'saying' }, moment: { seat: 'blue' } });
  expect(store.getState().missed.map(({ seq }) => seq)).toEqual([1]);
});

test('partners without secrets from each other share the screen: no curtain, and each is asked in his turn', async () => {
  const store = openScreen(TWO, { ...outpostLink, mayShare: () => true });
  expect(store.getState()).toMatchObject({ stage: { kind: 'saying' }, moment: { seat: 'red', asks: 'red' } });
  say(store, ['u1', 'step', 'b1', 'ready']);
  confirm(store);
  await settle();
  expect(store.getState()).toMatchObject({ stage: { kind: 'saying' }, moment: { seat: 'blue', asks: 'blue' } });
  expect(openSentenceOf(store.getState())?.saying.words).toEqual([]);
});

test('a plan is made by clicks on a screen, order by order, and disclosed with its last word', async () => {
  const store = openScreen(AGAINST_RULES);
  const position = toyPlan();
  store.setState(({ moment }) => ({ moment: { ...moment, position } }));
  const said = (): string => wordsIn(store.getState()).join(' ');
  pressOn(store, { unit: 2 });
  pressOn(store, { hex: 4 });
  pressOn(store, { unit: 3 });
  expect([said(), store.getState().unit]).toEqual(['move a3 h4 attack r1 a3', 2]);
  pressOn(store, { card: 7 });
  expect([said(), laterIn(store.getState()).length]).toEqual(['dig', 2]);
  expect(openSentenceOf(store.getState())?.proposal).toBeNull();
  pressOn(store, { unit: 0 });
  expect(said()).toBe('dig a1 move a3 h4 attack r1 a3');
  tellUnit(store, ['move', 'a1']);
  expect(said()).toBe('dig a1 move a3 h4 move a1');
  expect(stepBack(store)).toBe(true);
  expect(said()).toBe('dig a1 move a3 h4 attack r1 a3');
  dropOrder(store, 1);
  expect(said()).toBe('dig a1 attack r1 a3');
  expect(openSentenceOf(store.getState())?.proposal?.join(' ')).toBe('dig a1 attack r1 a3 disclose');
  pressOn(store, { hex: 5 });
  expect([said(), store.getState().stage.kind]).toEqual(['dig a1 attack r1 a3', 'saying']);
});

test('once it is over, anybody may look with the eyes of any; where it is only watched, each looks behind the curtain', async () => {
  const watched = new Table(outpostLink, tableOf(TWO).match, { isWatched: true });
  const store = createPlayStore(sitDown(outpostFace, directLink(watched)));
  const state = () => store.getState();
  expect(state().stage).toEqual({ kind: 'handing', seat: 'red', curtain: 'down' });
  await liftCurtain(store);
  expect([state().moment.seat, eyesOf(state().sitting, state().moment)]).toEqual(['red', ['red', 'blue']]);
  await lookAs(store, 'blue');
  expect(state().stage).toEqual({ kind: 'handing', seat: 'blue', curtain: 'down' });
  expect([state().moment.seat, state().log, state().sitting.now().seat]).toEqual([ONLOOKER, [], ONLOOKER]);
  await liftCurtain(store);
  expect(state()).toMatchObject({ moment: { seat: 'blue', asks: null }, tab: 'log' });

  const table = tableOf(TWO);
  for (let { asks } = table.match; asks !== null; { asks } = table.match) {
    table.sit(asks);
    const { seq, view } = table.now();
    const [sentence = []] = outpostLink.system.everySentence(view);
    expect(table.act(seq, sentence)).toMatchObject({ granted: true });
  }
  const over = createPlayStore(sitDown(outpostFace, directLink(table)));
  const eyes = eyesOf(over.getState().sitting, over.getState().moment);
  const other = eyes.find((seat) => seat !== table.seat) ?? '';
  await lookAs(over, other);
  expect(over.getState()).toMatchObject({ moment: { seat: other }, stage: { kind: 'saying' } });

  const played = openScreen(TWO).getState();
  expect(eyesOf(played.sitting, played.moment)).toEqual([]);
});

test('what is answered beforehand waits for its answer, and both are shown together', () => {
  const store = openScreen(AGAINST_RULES);
  const { moment, sitting } = store.getState();
  store.setState({ sitting: { ...sitting, motions: () => [] } });
  const asked = { ...moment, seq: 1, speaker: 'red', isTurn: false };
  arrive(store, { ...asked, isAnswered: true });
  expect(store.getState()).toMatchObject({ moment: { seq: 0 }, coming: [{ answer: { spared: null } }] });
  arrive(store, { ...asked, seq: 2 });
  expect(store.getState()).toMatchObject({ moment: { seq: 2 }, coming: [], stage: { kind: 'saying' } });
});

test('Undo goes behind what was answered beforehand, and then it is asked', async () => {
  const you = { kind: 'person', name: 'You' } as const;
  const store = openScreen({ red: you, blue: you });
  const step = async () => {
    say(store, ['u1', 'step', 'b1']);
    confirm(store);
    await settle();
  };
  await step();
  store.getState().sitting.beforehand({ until: [], since: 1 });
  await settle();
  expect(store.getState().moment).toMatchObject({ seq: 2, speaker: 'blue', asks: 'red', undo: { value: { to: 0 } } });
  await takeBack(store);
  await settle();
  expect(store.getState().moment).toMatchObject({ seq: 3, asks: 'red' });
  await step();
  expect(store.getState()).toMatchObject({ moment: { seq: 4, asks: 'blue' }, stage: { kind: 'saying' } });
});

test('a unit stays chosen through a question about it, and not into the next turn', () => {
  const { sitting, moment, log, ...rest } = openScreen(TWO).getState();
  const chosenAfter = (isTurn: boolean): number =>
    landed({ ...rest, sitting: { ...sitting, motions: () => [] }, moment, log, unit: 0 }, [
      { moment: { ...moment, asks: moment.seat, isTurn }, log, answer: null },
    ]).unit;
  expect([chosenAfter(false), chosenAfter(true)]).toEqual([0, -1]);
});

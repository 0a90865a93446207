import { type Random, randomOf, type Realm, type Sentence, type WordCounts } from '@sandtable/kernel';
import type { Seating } from '@sandtable/session';
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest';
import { bearFace } from '../bear/face.ts';
import { bots } from '../bear/link/bots.ts';
import { bearLink } from '../bear/link/link.ts';
import type { GameFace } from '../face/game.ts';
import type { LinkFace } from '../face/link.ts';
import { limanowaFace } from '../limanowa/face.ts';
import { limanowaLink } from '../limanowa/link/link.ts';
import { newTable } from '../link/open-table.ts';
import type { TablePlan } from '../link/protocol.ts';
import type { Table } from '../link/table.ts';
import { filmIn } from '../match/modes.ts';
import { openSentenceOf } from '../match/open-sentence.ts';
import type { PlayStore } from '../match/play-store.ts';
import { begin, pressOn, say, sayFirst } from '../match/saying-actions.ts';
import { dropCurtain, liftCurtain, nextFrame } from '../match/turn-actions.ts';
import { mainActionOf } from '../orders/main-button.tsx';
import { useSettingsStore } from '../settings/settings.ts';
import { openScripted, type ScriptedScreen, settled, stubPage } from '../testing/scripted-board.ts';
import { pressEnter } from './enter.ts';
import { voiceOf } from './voice.tsx';

beforeAll(() => {
  stubPage();
  useSettingsStore.getState().set('aiSpeed', 'instant');
  useSettingsStore.getState().set('motion', 'none');
  useSettingsStore.getState().set('breath', 'none');
});
afterAll(() => {
  useSettingsStore.getState().reset();
  vi.unstubAllGlobals();
});

const ME = { kind: 'person', name: 'One' } as const;
const SOLO: Seating = { german: ME, ai: { kind: 'procedure' } };
const TWO: Seating = { german: ME, soviet: { kind: 'bot', bot: 'captain' } };
const SHARED: Seating = { german: ME, soviet: { kind: 'person', name: 'Two' } };
const CORPS: Seating = { p1: ME, ai: { kind: 'procedure' } };
const BEAR = { face: bearFace, link: { ...bearLink, bots } };

/** The ways to say something: by a suggestion, a button or an entry of a list, the map, a key. */
const WAYS = ['suggestion', 'words', 'hex', 'unit', 'key'] as const;

/** What Enter confirmed, by how it was said, and by the verb of the order. */
type Met = Map<string, number>;

interface Played<R extends Realm> {
  readonly face: GameFace<R>;
  readonly link: LinkFace<R>;
  readonly plan: TablePlan;
}

/** The cursor and the pointer rest somewhere else, as they do when an order comes from a list. */
function lookElsewhere({ store }: ScriptedScreen, random: Random): void {
  const { hexes } = store.getState().moment.position.map();
  store.setState({ hover: random.below(hexes.length) });
}

/** One more thing is said; whatever stands is what Enter is then asked for. */
async function saySomething(
  store: PlayStore,
  way: (typeof WAYS)[number],
  random: Random,
  draw: () => Sentence,
): Promise<void> {
  const { position } = store.getState().moment;
  const pick = <T>(list: readonly T[]): T | undefined => (list.length === 0 ? undefined : random.pick(list));
  const { hexes = new Map(), units = new Map() } = openSentenceOf(store.getState())?.clickables ?? {};
  if (way === 'suggestion') {
    const idea = pick((await position.advise?.()) ?? []);
    if (idea !== undefined) begin(store, idea);
    return;
  }
  if (way === 'hex' || way === 'unit') {
    const at = pick([...(way === 'hex' ? hexes : units).keys()]);
    if (at !== undefined) pressOn(store, way === 'hex' ? { hex: at } : { unit: at }, { by: 'key' });
    return;
  }
  const words = draw();
  if (position.plan === null) (way === 'key' ? sayFirst : say)(store, words);
  else say(store, words.at(-1) === position.plan.end ? words.slice(0, -1) : words);
}

/** Presses what goes on without an order. False if somebody is asked. */
function goesOn(store: PlayStore): boolean {
  const state = store.getState();
  if (state.banners.length > 0 || state.isSetUpOpen) store.setState({ banners: [], isSetUpOpen: false });
  else if (state.stage.kind === 'handing') (state.stage.curtain === 'open' ? dropCurtain : liftCurtain)(store);
  else if (filmIn(state) !== null) nextFrame(store);
  else return openSentenceOf(state) === null;
  return true;
}

async function walk<R extends Realm>({ face, link, plan }: Played<R>, most: number, met: Met): Promise<string[]> {
  const made = newTable(link, plan);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const table: Table<R> = made.value;
  const screen = openScripted(face, table);
  const { store, board } = screen;
  onTestFinished(screen.unmount);
  onTestFinished(voiceOf(store).listen());
  const [random, spoken]: [Random, WordCounts] = [randomOf(plan.seed, 'play'), new Map()];
  const faults: string[] = [];
  for (let presses = 0, idle = 0; presses < most && idle < 200; idle++) {
    await settled();
    if (board.passage !== null) await board.end();
    if (store.getState().moment.outcome !== null) break;
    if (goesOn(store)) continue;
    const way = random.pick(WAYS);
    lookElsewhere(screen, random);
    await saySomething(store, way, random, () => link.system.anySentence(table.now().view, random, spoken));
    const state = store.getState();
    const asked = openSentenceOf(state);
    const { kind, key, label, isLast } = mainActionOf(state);
    if (asked === null || (key !== 'Enter' && key !== 'Ctrl Enter')) continue;
    [presses, idle] = [presses + 1, 0];
    const [promised, said] = [asked.proposal ?? asked.saying.words, table.match.entries.length];
    if (!pressEnter(store, key)) faults.push(`${label}: not pressed`);
    const next = openSentenceOf(store.getState());
    // What would be given up is said first, and given up by the second press.
    const isFirst = asked.saying.position.plan !== null && isLast !== true && next !== null;
    if (isFirst && mainActionOf(store.getState()).isLast === true) pressEnter(store, key);
    await settled();
    const entry = table.match.entries.slice(said).find((each) => 'say' in each);
    const done = entry !== undefined && 'say' in entry ? entry.say : [];
    if (done.join(' ') !== promised.join(' '))
      faults.push(`${way}, ${kind} ${label}: promised ${promised.join(' ')}, done ${done.join(' ')}`);
    const what = asked.saying.position.heard(promised).find((word) => word.kind === 'verb')?.label ?? promised[0] ?? '';
    for (const each of [way, what]) met.set(each, (met.get(each) ?? 0) + 1);
  }
  return faults;
}

const LONGER = inject('samples');

test('Enter does what the main button says, however it was said and wherever the cursor is', async () => {
  const met: Met = new Map();
  for (const [options, seats] of [
    [{ mission: 'whose-crossroads' }, SOLO],
    [{ mission: 'dust-ahead', economy: 'sevenAP' }, TWO],
    [{ mission: 'first-shots' }, SHARED],
    [{ mission: 'stone-by-stone' }, TWO],
  ] as const)
    expect(await walk({ ...BEAR, plan: { options, seats, seed: 'sfc32:enter' } }, 30 * LONGER, met)).toEqual([]);
  expect(WAYS.filter((way) => !met.has(way))).toEqual([]);
  expect(met.size - WAYS.length).toBeGreaterThan(8);
});

test('Ctrl and Enter disclose the plan that the main button says, and Enter answers', async () => {
  const met: Met = new Map();
  const plan = { options: { mission: 'bridge-at-neu-sandez' }, seats: CORPS, seed: 'sfc32:enter' };
  expect(await walk({ face: limanowaFace, link: limanowaLink, plan }, 30 * LONGER, met)).toEqual([]);
  expect(WAYS.filter((way) => !met.has(way))).toEqual([]);
});

import { createMatch, type Seating } from '@sandtable/session';
import type { Realm } from '@sandtable/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearFace } from '../bear/face.ts';
import { bots } from '../bear/link/bots.ts';
import { bearLink } from '../bear/link/link.ts';
import type { GameFace } from '../face/game.ts';
import type { LinkFace } from '../face/link.ts';
import { limanowaFace } from '../limanowa/face.ts';
import { bots as corps } from '../limanowa/link/bots.ts';
import { limanowaLink } from '../limanowa/link/link.ts';
import { Table } from '../link/table.ts';
import { ideasIn } from '../match/ideas.ts';
import { openSentenceOf } from '../match/open-sentence.ts';
import { createPlayStore, type PlayStore } from '../match/play-store.ts';
import { begin, confirm, doNow } from '../match/saying-actions.ts';
import { sitDown } from '../match/sitting.ts';
import { arrive } from '../match/turn-actions.ts';
import { useSettingsStore } from '../settings/settings.ts';
import { directLink } from '../link/direct-link.ts';
import { percent } from '../ui/words.ts';
import { popoverOf } from './popover-model.ts';

const ME = { kind: 'person', name: 'One' } as const;
const SOLO: Seating = { german: ME, ai: { kind: 'procedure' } };
const TWO: Seating = { german: ME, soviet: { kind: 'bot', bot: 'captain' } };
const CORPS: Seating = { p1: ME, ai: { kind: 'procedure' } };

beforeAll(() => {
  useSettingsStore.getState().set('aiSpeed', 'instant');
  useSettingsStore.getState().set('motion', 'none');
});
afterAll(() => useSettingsStore.getState().reset());

interface Opened<R extends Realm> {
  readonly store: PlayStore;
  readonly table: Table<R>;
}

function open<R extends Realm>(face: GameFace<R>, link: LinkFace<R>, options: object, seats: Seating): Opened<R> {
  const made = createMatch(link.system, { options, seats, seed: 'sfc32:ideas' }, Object.keys(link.bots));
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const table = new Table(link, made.value);
  const store = createPlayStore(sitDown(face, directLink(table)));
  store.getState().sitting.subscribe((moment) => arrive(store, moment));
  return { store, table };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await new Promise((resolve) => setTimeout(resolve));
}

/** Asks for ideas as the prompt does; false if it is not one's turn. */
async function advised(store: PlayStore): Promise<boolean> {
  await settle();
  const { position, asks, seat } = store.getState().moment;
  if (position.advise === null || asks !== seat) return false;
  store.setState({ ideas: { position, list: await position.advise(), general: null }, unit: -1 });
  return true;
}

/** Answers a question with the default, or with the first word that is offered. */
function answer(store: PlayStore): void {
  const asked = openSentenceOf(store.getState());
  if (asked === null) return;
  const { position, words } = asked.saying;
  const [first] = position.offers(words);
  doNow(store, asked.proposal ?? [...words, ...(first === undefined || first.kind === 'send' ? [] : [first.word])]);
}

const TURNS = 6;

test.each([
  [{ mission: 'whose-crossroads' }, SOLO],
  [{ mission: 'first-shots', economy: 'sevenAP' }, TWO],
  [{ mission: 'stone-by-stone' }, TWO],
])(
  'what is suggested is begun by a click and not sent, with the figures of the box and of the engine: %o',
  async (options, seats) => {
    const { store, table } = open(bearFace, { ...bearLink, bots }, options, seats);
    let shots = 0;
    for (let turns = 0; turns < TURNS && store.getState().moment.outcome === null;) {
      if (!(await advised(store))) {
        answer(store);
        continue;
      }
      turns += 1;
      const before = store.getState();
      const ideas = ideasIn(before);
      expect(ideas.length).toBeGreaterThan(0);
      for (const { words, glance, kind, overlays } of ideas) {
        begin(store, { words });
        const state = store.getState();
        expect(state.moment).toBe(before.moment);
        expect(openSentenceOf(state)?.proposal).toEqual(words);
        expect(ideasIn(state)).toEqual([]);
        const beside = popoverOf(state)?.deed?.glance ?? null;
        expect(words.length > 1 ? beside : glance).toEqual(glance);
        const verdict = bearLink.system.judge(table.now().view, words);
        const { targets = [] } = verdict.granted ? verdict.value.figures : {};
        const ways = Math.max(...targets.map(({ own, hitChances }) => (own ? 0 : hitChances[0])));
        const isShot = overlays.some((overlay) => overlay.kind === 'fire');
        shots += Number(isShot);
        expect(isShot ? [kind, glance?.chance] : []).toEqual(isShot ? ['fire', percent(ways, 36)] : []);
        store.setState({ ...before });
      }
      begin(store, { words: ideas[0]?.words ?? [] });
      confirm(store);
    }
    expect(shots).toBeGreaterThan(0);
  },
);

test('L6.2a a plan takes one suggested order after the other, each with its chance in the plan, and is disclosed by a second step', async () => {
  const { store } = open(limanowaFace, { ...limanowaLink, bots: corps }, { mission: 'bridge-at-neu-sandez' }, CORPS);
  let [plans, orders] = [0, 0];
  while (plans < TURNS && store.getState().moment.outcome === null) {
    if (!(await advised(store))) {
      answer(store);
      continue;
    }
    plans += 1;
    const { moment } = store.getState();
    for (let [first] = ideasIn(store.getState()); first !== undefined; [first] = ideasIn(store.getState())) {
      const said = openSentenceOf(store.getState())?.saying.words ?? [];
      begin(store, first);
      const now = openSentenceOf(store.getState())?.saying.words ?? [];
      expect(now.length).toBeGreaterThan(said.length);
      expect(moment.position.allows(now)).toBe(true);
      if (first.words[0] === 'disclose') break;
      orders += 1;
      expect(moment.position.glance(now, { before: said, roll: null })).toEqual(first.glance);
    }
    expect(store.getState().moment).toBe(moment);
    expect(openSentenceOf(store.getState())?.proposal?.at(-1)).toBe('disclose');
    confirm(store);
  }
  expect(orders).toBeGreaterThan(plans);
});

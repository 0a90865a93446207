// A hand that a bot drafts: the bot is part of the match, so it drafts on after a reload, a closed tab and an import, and nobody else
// is asked for that hand or shown it.
import type { Bear } from '@sandtable/bear';
import { randomOf } from '@sandtable/kernel';
import type { Seating } from '@sandtable/session';
import { expect, test } from 'vitest';
import { bots } from '../bear/link/bots.ts';
import { bearLink } from '../bear/link/link.ts';
import type { Moment } from '../face/moment.ts';
import { hostWith, save, settle } from '../testing/hosted.ts';
import { memoryShelf } from '../testing/memory-shelf.ts';
import type { OpenAnswer, TablePlan } from './protocol.ts';

const ME = { kind: 'person', name: 'You' } as const;
const OTHER = { kind: 'person', name: 'Another' } as const;
const DRAFTS = { p2: 'captain-aggressive' };

function planFor(seats: Seating, drafts: Readonly<Record<string, string>>, draft: object): TablePlan {
  return { options: { draft }, seats, seed: 'host-draft', drafts };
}

/** A browser in which tabs come and go: each opens the match anew, from the shelf or from its own export. */
function browser(plan: TablePlan) {
  const shelf = memoryShelf();
  const shown: Moment<Bear>[] = [];
  const opening = { topic: 'begin', asked: { id: 'm1', plan } } as const;
  let tab = hostWith(shelf);
  let told = 0;
  let id = 'm1';
  const noted = (answer: OpenAnswer<Bear>): Moment<Bear> => {
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    shown.push(structuredClone(answer.opened.moment));
    return answer.opened.moment;
  };
  const settled = async (): Promise<void> => {
    await settle();
    shown.push(...tab.moments().slice(told));
    told = tab.moments().length;
  };
  const open = async (how: 'begin' | 'reload' | 'import'): Promise<void> => {
    const text = how === 'import' ? await tab.ask(save) : '';
    if (how !== 'begin') tab = hostWith(shelf);
    told = 0;
    if (how === 'import') id = `${id} again`;
    const adopt = { topic: 'adopt', asked: { id, text } } as const;
    noted(await tab.ask(how === 'begin' ? opening : how === 'reload' ? { topic: 'resume', asked: { id } } : adopt));
    await settled();
  };
  const now = (): Moment<Bear> => {
    const last = shown.at(-1);
    if (last === undefined) throw new Error('nothing was opened');
    return last;
  };
  const sit = async (): Promise<void> => {
    const { moments } = await tab.ask({ topic: 'sit', asked: { seat: 'p1' } });
    shown.push(...structuredClone(moments));
  };
  const decide = async (): Promise<void> => {
    const { seq, view } = now();
    const sentence = bots.captain(view, randomOf('sfc32:me', String(seq)));
    expect(await tab.ask({ topic: 'act', asked: { seq, sentence } })).toMatchObject({ granted: true });
    await settled();
  };
  const logged = (): readonly number[] =>
    tab.news.flatMap((news) => (news.kind === 'moment' ? news.entries.map(({ seq }) => seq) : []));
  return { open, now, sit, decide, shown, logged, undo: () => tab.ask({ topic: 'undo', asked: { seq: now().seq } }) };
}

function isDrafting({ view }: Moment<Bear>): boolean {
  return view.draft !== null && view.draft.phase !== 'done';
}

test.each([
  ['the same person', ME],
  ['another person', OTHER],
])('the other side’s hand, of %s, is drafted by its bot to the end, through reloads and imports', async (_who, p2) => {
  const plan = planFor({ p1: ME, p2 }, DRAFTS, { guideline: 1 });
  const [left, straight] = [browser(plan), browser(plan)];
  for (const each of [left, straight]) {
    await each.open('begin');
    if (p2 === OTHER) await each.sit();
  }
  for (let turn = 0; isDrafting(straight.now()); turn++) {
    expect(left.now()).toMatchObject({ seq: straight.now().seq, seat: 'p1', asks: 'p1' });
    for (const each of [left, straight]) await each.decide();
    await left.open(turn % 2 === 0 ? 'reload' : 'import');
    if (p2 === OTHER) await left.sit();
  }
  const made = [left, straight].map((each) => each.now().view.draft);
  expect(made[0]).toEqual(made[1]);
  const drafting = left.shown.filter(isDrafting);
  expect(drafting.length).toBeGreaterThan(10);
  for (const { seat, asks, view } of drafting) {
    expect(['p1', 'spectator']).toContain(seat);
    expect(asks).toBe('p1');
    const other = view.players.findIndex((player) => player.seat === 'p2');
    expect(view.draft?.hands[other]?.filter((card) => card !== null) ?? []).toEqual([]);
  }
});

test('alone, the person is asked for one side only, and what the bot drafts is told with what was said before it', async () => {
  const plan = planFor({ p1: ME, ai: { kind: 'procedure' } }, { soviet: 'captain' }, { guideline: 2, solo: {} });
  const { open, now, decide, shown, logged } = browser(plan);
  await open('begin');
  for (let turn = 0; turn < 3; turn++) {
    await decide();
    await open(turn % 2 === 0 ? 'reload' : 'import');
  }
  while (isDrafting(now())) await decide();
  const cards = shown.filter(({ pending }) => pending?.key === 'playCard');
  expect(cards.length).toBeGreaterThan(2);
  for (const { view } of cards) expect(bearLink.drafting?.handOf(view, 'p1')).toBe('german');
  const told = logged();
  expect(told).toEqual(told.map((_, place) => (told[0] ?? 0) + place));
});

test('nobody takes back what a bot has drafted', async () => {
  const { open, now, decide, undo } = browser(planFor({ p1: ME, p2: ME }, DRAFTS, { guideline: 1 }));
  await open('begin');
  while (now().pending?.key !== 'playCard' || now().seq < 6) await decide();
  expect(now().undo).toMatchObject({ granted: false, reasons: [{ key: 'saidByAnother' }] });
  expect(await undo()).toMatchObject({ granted: false, reasons: [{ key: 'saidByAnother' }] });
});

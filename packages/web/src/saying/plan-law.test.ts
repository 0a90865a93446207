import { printSentence, type Random, randomOf, type Sentence, STOP } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import type { Position } from '../face/position.ts';
import { engine } from '../limanowa/engine/engine.ts';
import { bots } from '../limanowa/link/bots.ts';
import { limanowaLink } from '../limanowa/link/link.ts';
import { makePosition } from '../limanowa/table/position.ts';
import { newTable } from '../link/open-table.ts';
import type { TablePlan } from '../link/protocol.ts';
import { clickablesOf, everyEntry } from './clickables.ts';
import { isBetweenOrders, ordersIn, withoutOrder } from './plan.ts';
import { press, type PressResult } from './press.ts';
import type { Saying } from './saying.ts';

const PERSON = { kind: 'person', name: 'You' } as const;
const AI = { kind: 'procedure' } as const;
const PLANS: readonly TablePlan[] = [
  { options: { mission: 'bridge-at-neu-sandez' }, seats: { p1: PERSON, ai: AI }, seed: 'sfc32:plans' },
  { options: { mission: 'steamroller' }, seats: { p1: PERSON, p2: PERSON, ai: AI }, seed: 'sfc32:plans' },
];
const ENTRIES = 50;

/** What is wrong at one beginning of a plan, line by line. */
function brokenPlan(saying: Saying): string[] {
  const { position, words, chosen = -1 } = saying;
  const entries = everyEntry(clickablesOf(saying));
  const said = new Set(entries.map((entry) => printSentence(entry.words)));
  const lost = position.offers(words).filter(({ word }) => word !== STOP && !said.has(printSentence([...words, word])));
  const orders = ordersIn(saying);
  return [
    ...lost.map(({ word }) => `'${word}' is offered and cannot be clicked`),
    ...entries.flatMap(({ words: plan, label }) => [
      ...(position.allows(plan) ? [] : [`'${printSentence(plan)}' can be clicked and is denied`]),
      ...(label === '' || /undefined|null|NaN/.test(label) ? [`'${printSentence(plan)}' has no name`] : []),
    ]),
    ...orders.flatMap((_order, place) => {
      const less = withoutOrder(saying, place);
      const isLess = less.length < words.length && position.allows(less) && isBetweenOrders({ position, words: less });
      return isLess ? [] : [`order ${place} cannot be taken out`];
    }),
  ].map((line) => `${line} after '${printSentence(words)}' with ${chosen}`);
}

function afterClick(saying: Saying, pressed: PressResult, random: Random): Saying {
  switch (pressed.does) {
    case 'take':
      return { ...saying, words: pressed.words, chosen: pressed.unit, later: [] };
    case 'say':
      return { ...saying, words: pressed.words, later: pressed.later };
    case 'choose':
      return { ...saying, words: random.pick(pressed.entries).words };
    case 'send':
    case 'nothing':
      return saying;
  }
}

/** A plan clicked together at random, from units and hexes on offer. */
function clickedPlan(position: Position, random: Random): { readonly words: Sentence; readonly broken: string[] } {
  let saying: Saying = { position, words: [], chosen: -1, later: [] };
  const broken: string[] = [];
  for (let click = 0; click < 10; click++) {
    broken.push(...brokenPlan(saying));
    const { hexes, units, cards } = clickablesOf(saying);
    const own = (position.plan?.own ?? []).map((unit) => ({ unit }));
    const goals = [
      ...[...hexes.keys()].map((hex) => ({ hex })),
      ...[...units.keys()].map((unit) => ({ unit })),
      ...[...cards.keys()].map((card) => ({ card })),
    ];
    // Choose a unit, then tell it what to do, as a person does.
    const clicks = goals.length === 0 || random.below(3) === 0 ? own : goals;
    if (clicks.length === 0) break;
    saying = afterClick(saying, press(saying, random.pick(clicks)), random);
  }
  return { words: saying.words, broken };
}

/** Bots play a match; at each of their plans another is clicked together and thrown away. */
function clickThrough(plan: TablePlan): { readonly broken: readonly string[]; readonly orders: ReadonlySet<string> } {
  const made = newTable(limanowaLink, plan);
  if (!made.ok) throw new Error('nobody can play it');
  const table = made.value;
  const random = randomOf(plan.seed, 'clicks');
  const [broken, orders] = [new Array<string>(), new Set<string>()];
  while (table.match.seq < ENTRIES && table.now().outcome === null) {
    if (table.step()) continue;
    const { seq, view } = table.now();
    const position = makePosition(engine().system, engine().on(view));
    const clicked = position.plan === null ? { words: [], broken: [] } : clickedPlan(position, random);
    broken.push(...clicked.broken);
    for (const order of ordersIn({ position, words: clicked.words })) orders.add(order.words[0] ?? '');
    table.act(seq, bots.corps(view, random));
  }
  return { broken, orders };
}

test('whatever can be clicked into a plan may be said, all that may be said can be clicked, and any order taken out', () => {
  const walks = PLANS.map(clickThrough);
  expect(walks.flatMap(({ broken }) => broken)).toEqual([]);
  const orders = walks.flatMap((walk) => [...walk.orders]);
  expect(orders).toEqual(expect.arrayContaining(['move', 'attack']));
});

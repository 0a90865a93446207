import { type Bear, fitRest as fitBear, namesIn, printDeed, unitName } from '@sandtable/bear';
import { type Given, type Random, randomOf, type Realm, type Sentence } from '@sandtable/kernel';
import { fitRest as fitLimanowa } from '@sandtable/limanowa';
import type { Seating } from '@sandtable/session';
import { beforeEach, expect, test, vi } from 'vitest';
import { engine } from '../bear/engine/engine.ts';
import { bearFace } from '../bear/face.ts';
import { bearLink } from '../bear/link/link.ts';
import type { WantModel } from '../face/companion.ts';
import type { GameFace } from '../face/game.ts';
import type { LinkFace } from '../face/link.ts';
import type { TableLink } from '../face/moment.ts';
import { limanowaFace } from '../limanowa/face.ts';
import { bots } from '../limanowa/link/bots.ts';
import { limanowaLink } from '../limanowa/link/link.ts';
import { newTable } from '../link/open-table.ts';
import { handLink } from '../testing/hand-link.ts';
import { notInDeck } from './card-number.ts';
import { halfMadeAt, noteDrawn } from './half-made.ts';
import type { OpenWant } from './hand-asking.ts';
import { type HandTable, handTable } from './hand-table.ts';

fitBear();
fitLimanowa();

const BY_HAND = { kind: 'procedure', chance: 'table' } as const;
const YOU = { kind: 'person', name: 'You' } as const;

beforeEach(() => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  };
  vi.stubGlobal('localStorage', storage);
});

/** A table, and how its page is opened: again after a reload. */
async function laid<R extends Realm>(face: GameFace<R>, link: LinkFace<R>, mission: string, seats: Seating) {
  const made = newTable(link, { options: { mission }, seats, seed: 'sfc32:by-hand' });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const companion = await face.companion?.();
  if (companion === undefined) throw new Error('it is not played there');
  const open = () => {
    const opened = handTable(face, companion, handLink(made.value, 'm1'));
    opened.link.subscribe(() => undefined);
    return opened;
  };
  return { open };
}

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** The question on the screen, with the words of a tie. */
async function wanted({ state }: HandTable, isOver: () => boolean): Promise<OpenWant | null> {
  for (;;) {
    await soon();
    const { want } = state.getState();
    if (want === null && isOver()) return null;
    if (want === null) continue;
    const { isTie = false, choices, text } = want.model;
    if (!isTie || choices.some(({ label, name }) => label !== name) || text.startsWith('Whichever')) return want;
  }
}

type OnWant = (want: OpenWant, given: readonly Given[]) => boolean | void;

/** Gives what the table is asked for until the entry is whole, or until it is told to stop: then the question stays open. */
async function through(
  table: HandTable,
  entry: Promise<unknown>,
  random: Random,
  onWant: OnWant = () => undefined,
): Promise<OpenWant | null> {
  let isOver = false;
  void entry.finally(() => void (isOver = true));
  for (;;) {
    const want = await wanted(table, () => isOver);
    if (want === null) return null;
    const { dice, choices } = want.model;
    const values =
      dice === null
        ? [random.pick(choices).value]
        : Array.from({ length: dice.count }, () => random.below(dice.sides) + 1);
    if (onWant(want, values) === true) return want;
    table.give(values);
  }
}

interface Opened<R extends Realm> {
  readonly table: HandTable;
  readonly link: TableLink<R>;
}

type Says<R extends Realm> = (view: R['view'], random: Random) => Sentence;

/** One decision after another, each done on the table; stops where told, perhaps in the middle of one. */
async function played<R extends Realm>(
  { table, link }: Opened<R>,
  says: Says<R>,
  isEnough: () => boolean,
  onWant: OnWant = () => undefined,
): Promise<OpenWant | null> {
  const random = randomOf('sfc32:the dice of the table');
  for (;;) {
    table.done();
    const { asks, seat, seq, view } = link.now();
    if (asks === null) return null;
    const entry = asks === seat ? link.act(seq, says(view, random)) : table.proceed();
    const open = await through(table, entry, random, onWant);
    if (open !== null) return open;
    if (link.now().seq !== seq + 1) throw new Error(`entry ${seq + 1} was not kept`);
    if (isEnough()) return null;
  }
}

/** A tie as it was shown, what was given for it, and the entry it belongs to. */
type Tie = readonly [seq: number, model: WantModel, given: number];

/** Which is whose: nothing twice, unless it makes no difference. */
function blurred(ties: readonly Tie[]): readonly WantModel[] {
  return ties.flatMap(([, model]) => {
    const names = new Set(model.choices.map(({ name }) => name));
    return names.size === model.choices.length || model.text.startsWith('Whichever') ? [] : [model];
  });
}

test('two rounds of Limanowa by the dice of a table: cards, tokens, wounds and targets are asked for in words', async () => {
  const { open } = await laid(limanowaFace, limanowaLink, 'bridge-at-neu-sandez', { p1: YOU, ai: BY_HAND });
  const opened = open();
  const { link } = opened;
  const asked = new Set<string>();
  const ties: Tie[] = [];
  const isEnough = (): boolean => link.now().view.round > 2;
  await played(opened, bots.corps, isEnough, ({ model }, [given]) => {
    if (model.isTie === true) ties.push([link.now().seq + 1, model, given ?? 0]);
    else asked.add(KINDS.find(([, words]) => words.test(model.title))?.[0] ?? model.title);
  });
  expect([...asked].toSorted()).toEqual(KINDS.map(([kind]) => kind));
  expect(blurred(ties)).toEqual([]);
  // Whoever was promised is the one that is chosen.
  const broken: string[] = [];
  for (const [seq, { choices }, given] of ties) {
    const { notes } = await link.why(seq);
    const chosen = notes.flatMap((note) =>
      note.note === 'choice' && note.ladder?.roll?.rolled === given ? [note.ladder.chosen] : [],
    );
    const told = choices.find(({ value }) => value === given)?.name ?? '';
    const { piece } = limanowaFace.table.positionOf(link.now().view);
    const isKept = chosen.some((unit) =>
      piece(unit)
        .words.split(',')[0]
        ?.startsWith(told.split(' in ')[0] ?? '?'),
    );
    if (!isKept) broken.push(`${told}, not ${chosen.map((unit) => piece(unit).words).join(', ')}`);
  }
  expect(broken).toEqual([]);
});

const KINDS: readonly (readonly [string, RegExp])[] = [
  ['blow', / (?:attacks|strikes back at|shells) /],
  ['card', /^The AI answers your/],
  ['draw', /^(?:Draw a Battlecard|Turn up a card)/],
  ['token', /^The AI’s artillery/],
  ['wound', /^Wounds: /],
];

const anything: Says<Bear> = (view, random) => bearFace.system.anySentence(view, random);
const CROSSROADS = ['whose-crossroads', { german: YOU, ai: BY_HAND }] as const;

test('in bear a tie says which number does what, and that is what is done', async () => {
  const { open } = await laid(bearFace, bearLink, ...CROSSROADS);
  const opened = open();
  const { link } = opened;
  const ties: Tie[] = [];
  const isEnough = (): boolean => ties.length >= 2;
  await played(opened, anything, isEnough, ({ model }, [given]) => {
    if (model.isTie === true) ties.push([link.now().seq + 1, model, given ?? 0]);
  });
  expect(ties.length).toBeGreaterThan(1);
  expect(blurred(ties)).toEqual([]);
  const broken: string[] = [];
  for (const [seq, { choices, text }, given] of ties) {
    const { notes, before } = await link.why(seq);
    const names = namesIn(engine().on(before.view), unitName);
    const deeds = notes.flatMap((note) =>
      note.note === 'order' && note.deed !== null ? [printDeed(note.deed, names)] : [],
    );
    const [told = ''] = choices.find(({ value }) => value === given)?.name.split('; ') ?? [];
    const isKept = deeds.some((deed) => deed === told || deed.startsWith(`${told.split(' in ')[0]} `));
    if (!text.startsWith('Whichever') && !isKept) broken.push(`${told}, not ${deeds.join(', ')}`);
  }
  expect(broken).toEqual([]);
});

test('what is half made survives a reload: the card of the AI’s turn, an order that waits for dice, what is still to be done', async () => {
  const { open } = await laid(bearFace, bearLink, ...CROSSROADS);
  const never = (): boolean => false;
  let opened = open();

  const drawn = await played(opened, anything, never, ({ isAi, isBegun }) => isAi && isBegun);
  opened = open();
  let again = opened.table.proceed();
  expect(await wanted(opened.table, never)).toEqual({ ...drawn, number: 1 });
  await through(opened.table, again, randomOf('sfc32:on'));

  const order = await played(opened, anything, never, ({ isAi, model }) => !isAi && model.dice !== null);
  opened = open();
  again = opened.table.wake();
  expect(await wanted(opened.table, never)).toEqual({ ...order, number: 1 });
  await through(opened.table, again, randomOf('sfc32:on'));

  const todo = (): readonly string[] => opened.table.state.getState().todo;
  await played(opened, anything, () => todo().length > 0);
  const before = todo();
  opened = open();
  await opened.table.wake();
  expect(todo()).toEqual(before);
  opened.table.setPutting('right');
  opened = open();
  expect(opened.table.state.getState().putting).toBe('right');
});

test('a card drawn before the table is opened is the AI’s card; one that is not in the deck is refused, and nothing is lost', async () => {
  const { open } = await laid(bearFace, bearLink, ...CROSSROADS);
  const isTurn = ({ model, isAi, isBegun }: OpenWant): boolean => isAi && !isBegun && model.choices.length > 12;
  let opened = open();
  const asked = await played(opened, anything, () => false, isTurn);
  const [card] = asked?.model.choices ?? [];
  if (card === undefined) throw new Error('no card was asked for');
  const { seq } = opened.link.now();

  noteDrawn('m1', seq, '999');
  opened = open();
  void opened.table.proceed();
  const refused = await wanted(opened.table, () => false);
  expect([refused?.refusal, refused?.model.choices]).toEqual([notInDeck('999'), asked?.model.choices]);

  noteDrawn('m1', seq, `0${card.label}`);
  opened = open();
  const drawn: string[] = [];
  await through(
    opened.table,
    opened.table.proceed(),
    randomOf('sfc32:on'),
    (want) => void drawn.push(want.model.title),
  );
  expect(opened.link.now().seq).toBe(seq + 1);
  // Its number was never asked for again, and it is used once.
  expect(drawn).not.toContain(asked?.model.title);
  const { events } = await opened.link.why(seq + 1);
  expect(events.find((event) => event.key === 'aiDrew')).toMatchObject({ card: card.value });
  expect(halfMadeAt('m1', opened.link.now().seq)?.drawn).toBe('');
});

// A pause before the AI or a bot answers what a person has done, so that it can be taken back.
import { expect, test } from 'vitest';
import { anySentence } from '../testing/any-sentence.ts';
import { begin, hostWith, PLAN, resume, save, settle } from '../testing/hosted.ts';
import { memoryShelf } from '../testing/memory-shelf.ts';
import type { TablePlan } from './protocol.ts';
import type { Shelf } from './shelf.ts';

const GO_ON = { topic: 'goOn', asked: null } as const;
const TWO_SIDES: TablePlan['seats'] = {
  german: { kind: 'person', name: 'You' },
  soviet: { kind: 'bot', bot: 'captain' },
};
const FIREFIGHT = {
  game: 'bear',
  map: { boards: [{ board: 'b1', at: [0, 0] }] },
  turn: 'german',
  players: { german: { caps: 5 } },
  units: [
    { unit: 'g03', at: 'L04', facing: 'SE' },
    { unit: 's05', at: 'F10', facing: 'NW' },
  ],
};

async function seated(shelf: Shelf = memoryShelf(), plan = PLAN, opening: typeof begin | typeof resume = begin) {
  const it = hostWith(shelf);
  const opened = await it.ask(opening.topic === 'begin' ? { ...opening, asked: { id: 'm1', plan } } : opening);
  if (!opened.ok) throw new Error('it was not opened');
  await settle();
  const now = () => it.moments().at(-1) ?? opened.opened.moment;
  const act = async (sentence = anySentence(now().view), wantsPause = true) => {
    const verdict = await it.ask({ topic: 'act', asked: { seq: now().seq, sentence, pause: wantsPause } });
    await settle();
    return verdict;
  };
  const goOn = async () => {
    const wasPaused = await it.ask(GO_ON);
    await settle();
    return wasPaused;
  };
  const undo = () => it.ask({ topic: 'undo', asked: { seq: now().seq } });
  return { ...it, now, act, goOn, undo };
}

/** The first own turn: the initiative has been rolled, and the AI has played if it came first. */
async function atTurn(shelf?: Shelf) {
  const it = await seated(shelf);
  while (it.now().pending?.key !== 'turn') await it.act();
  return it;
}

test('what revealed nothing is told as paused, and answered when the page says go on, not before', async () => {
  const { now, act, goOn } = await atTurn();
  const { seq } = now();
  expect(await act(['pass'])).toMatchObject({ granted: true });
  expect(now()).toMatchObject({ seq: seq + 1, asks: 'ai', isPaused: true, undo: { granted: true } });
  expect(await goOn()).toBe(true);
  expect(now().seq).toBeGreaterThan(seq + 1);
  expect(now().asks).toBe(now().seat);
  expect(now().isPaused).toBeUndefined();
  expect(await goOn()).toBe(false);
});

test('it is answered at once where the page wants no pause, and where dice were rolled or cards drawn', async () => {
  const begun = await seated();
  expect(begun.now().pending?.key).toBe('initiative');
  await begun.act();
  expect(begun.now().isPaused).toBeUndefined();
  expect(begun.moments().some(({ isPaused }) => isPaused === true)).toBe(false);
  const { now, act, moments } = await atTurn();
  const { seq } = now();
  await act(['pass'], false);
  expect(now().seq).toBeGreaterThan(seq + 1);
  expect(moments().some(({ isPaused }) => isPaused === true)).toBe(false);
});

test('in the pause it can be taken back, and said again; what is said out of turn is refused and ends nothing', async () => {
  const { now, act, undo, goOn } = await atTurn();
  const { seq } = now();
  await act(['pass']);
  expect(await act(['pass'])).toMatchObject({ granted: false });
  expect(now()).toMatchObject({ seq: seq + 1, isPaused: true });
  expect(await undo()).toMatchObject({ granted: true });
  await settle();
  expect(now()).toMatchObject({ seq: seq + 2, asks: now().seat, pending: { key: 'turn' } });
  expect(now().isPaused).toBeUndefined();
  await act(['pass']);
  expect(now()).toMatchObject({ seq: seq + 3, isPaused: true });
  await goOn();
  expect(await undo()).toMatchObject({ granted: false });
});

test('whoever opens the match again is answered at once: nothing is lost and nothing waits', async () => {
  const shelf = memoryShelf();
  const { now, act } = await atTurn(shelf);
  await act(['pass']);
  const { seq } = now();
  const again = await seated(shelf, PLAN, resume);
  expect(again.moments()[0]).toMatchObject({ seq: seq + 1, speaker: 'ai' });
  expect(again.now().asks).toBe(again.now().seat);
  expect(await again.goOn()).toBe(false);
});

test('a tab that loses the match in the pause ends nothing; whoever took it goes on from the entry it was about', async () => {
  const shelf = memoryShelf();
  const { now, act, goOn, lose, ask } = await atTurn(shelf);
  await act(['pass']);
  const { seq } = now();
  const kept = shelf.texts.get('m1');
  lose();
  await goOn();
  expect(now().seq).toBe(seq);
  expect(shelf.texts.get('m1')).toBe(kept);
  expect(await ask(save)).toBe(kept);
  const other = await seated(shelf, PLAN, resume);
  expect(other.now().seq).toBeGreaterThan(seq);
});

test('a bot waits as the AI does', async () => {
  const plan = { options: { position: FIREFIGHT }, seats: TWO_SIDES, seed: 'pause' };
  const { now, act, undo, goOn } = await seated(memoryShelf(), plan);
  await act(['pass']);
  expect(now()).toMatchObject({ seq: 1, asks: 'soviet', isPaused: true });
  await undo();
  await act(['pass']);
  await goOn();
  expect(now()).toMatchObject({ asks: 'german' });
  expect(now().seq).toBeGreaterThan(3);
});

test('between two people nothing is paused: the other one answers in his own time', async () => {
  const seats: TablePlan['seats'] = {
    german: { kind: 'person', name: 'One' },
    soviet: { kind: 'person', name: 'Two' },
  };
  const { ask, now, act } = await seated(memoryShelf(), { options: { position: FIREFIGHT }, seats, seed: 'pause' });
  await ask({ topic: 'sit', asked: { seat: 'german' } });
  expect(await act(['pass'])).toMatchObject({ granted: true });
  expect(now()).toMatchObject({ seq: 1, asks: 'soviet', undo: { granted: true } });
  expect(now().isPaused).toBeUndefined();
});

test('whoever passes beforehand is asked no more in the round; what was answered for them waits as what they did last', async () => {
  const plan = { options: { position: FIREFIGHT }, seats: TWO_SIDES, seed: 'pause' };
  const { now, act, ask, goOn, moments } = await seated(memoryShelf(), plan);
  await ask({ topic: 'beforehand', asked: { until: ['hit'], since: 0 } });
  await settle();
  const own = () => moments().filter(({ speaker }) => speaker === 'german');
  expect(own()[0]).toMatchObject({ seq: 1, undo: { granted: false } });
  const rounds = moments().flatMap(({ events }) => events.filter(({ key }) => key === 'roundEnded'));
  expect(rounds).toHaveLength(1);
  expect(now()).toMatchObject({ asks: 'german' });
  expect(now().isAnswered).toBeUndefined();
  while (now().pending?.key !== 'turn') await act();
  const before = now().seq;
  await act(['pass']);
  expect(now()).toMatchObject({ seq: before + 1, isPaused: true });
  await goOn();
});

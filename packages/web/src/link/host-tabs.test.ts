// One match in several tabs. The tab that opens it has it from then on, even before it is read. If it cannot be opened there, the
// reading is cancelled or the tab is closed, the match goes back to a tab that has it open, and to no other:
//
// | meanwhile, the first tab           | the second                         | then
// |------------------------------------|------------------------------------|---------------------------------------------
// | waits                              | is refused, or cancelled           | the first goes on as if nothing had happened
// | decides: refused, untold           | is refused                         | the first decides again, by the same dice
// | its AI plays: refused, untold      | is refused                         | the AI goes on where it was last told
// | waits                              | opens it, and is closed            | the first goes on
// | waits                              | opens it, decides, and is closed   | the first never goes on: it is behind
// | is closed                          | is refused                         | nobody has it, and anybody may open it
// | waits, and a second one behind it  | a third decides in between         | neither of the first two goes on
// | waits, and a second one behind it  | a third is refused                 | the first of them goes on, and it alone
// | could not save its last decisions  | is refused                         | the first goes on with them
// | waits                              | finds it deleted                   | the first goes on, and is told
import { deny, randomOf } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { anySentence } from '../testing/any-sentence.ts';
import { fakeLocks } from '../testing/fake-locks.ts';
import { begin, hostWith, resume, save, settle } from '../testing/hosted.ts';
import { memoryShelf } from '../testing/memory-shelf.ts';
import { oneTab } from './one-tab.ts';
import { ONLOOKER } from './seating.ts';
import { type Shelf, ShelfError } from './shelf.ts';

const TAKEN = { kind: 'taken', isUnsaved: false };
const FOR_EVER = new Promise<never>(() => undefined);

function browser() {
  const shelf = memoryShelf();
  const locks = fakeLocks();
  const tab = (changes: (shelf: Shelf) => Partial<Shelf> = () => ({}), pause?: () => Promise<void>) => {
    const held = locks.inTab();
    let isOpen = true;
    const here: Shelf = { ...shelf, ...changes(shelf) };
    const hosted = hostWith(
      {
        ...here,
        claim: (...given) => (isOpen ? here.claim(...given) : FOR_EVER),
        reclaim: (...given) => (isOpen ? here.reclaim(...given) : FOR_EVER),
        write: (...given) => (isOpen ? here.write(...given) : FOR_EVER),
      },
      { tab: oneTab(held), isSlow: pause !== undefined, ...(pause === undefined ? {} : { breathe: pause }) },
    );
    let opened = 0;
    let view: Parameters<typeof anySentence>[0] | undefined;
    const open = async (question: typeof begin | typeof resume) => {
      const opening = await hosted.ask(question);
      // A worker would send a copy.
      if (opening.ok) ({ seq: opened, view } = structuredClone(opening.opened.moment));
      return opening;
    };
    const seq = () => hosted.moments().at(-1)?.seq ?? opened;
    const decide = async () => {
      const seen = hosted.moments().at(-1)?.view ?? view;
      if (seen === undefined) throw new Error('nothing was opened');
      const verdict = await hosted.ask({ topic: 'act', asked: { seq: seq(), sentence: anySentence(seen) } });
      await settle();
      return verdict;
    };
    const close = () => {
      isOpen = false;
      held.close();
    };
    return { ...hosted, open, seq, decide, close };
  };
  return { shelf, tab };
}

async function begun(changes?: (shelf: Shelf) => Partial<Shelf>) {
  const { shelf, tab } = browser();
  const first = tab(changes);
  await first.open(begin);
  await settle();
  return { shelf, tab, first };
}

/** The shelf returns a text that cannot be opened. */
const damaged = (shelf: Shelf): Partial<Shelf> => ({
  claim: async (...given) => (await shelf.claim(...given))?.slice(0, -20),
});

/** The same match, played in one tab alone. */
async function undisturbed(decisions: number): Promise<string> {
  const { shelf, first } = await begun();
  for (let each = 0; each < decisions; each++) await first.decide();
  return shelf.texts.get('m1') ?? '';
}

/** A pause that lasts until it is released. */
function gate() {
  const waiting: (() => void)[] = [];
  return {
    pause: () => new Promise<void>((go) => void waiting.push(go)),
    open: async () => {
      for (let rounds = 0; rounds < 100; rounds++) {
        for (const go of waiting.splice(0)) go();
        await settle();
      }
    },
  };
}

test('a match that a second tab cannot open goes on in the first, as if nothing had been', async () => {
  const { shelf, tab, first } = await begun();
  const second = tab(damaged);
  expect(await second.open(resume)).toMatchObject({ ok: false, refusal: { kind: 'wrong' } });
  await settle();
  expect(first.troubles()).toEqual([TAKEN, null]);
  expect(await first.decide()).toMatchObject({ granted: true });
  expect(shelf.texts.get('m1')).toBe(await undisturbed(1));
  expect(await first.ask(save)).toBe(shelf.texts.get('m1'));
});

test('so does one whose reading is cancelled; what the first decides meanwhile is refused untold, and decided again by the same dice', async () => {
  const { shelf, tab, first } = await begun();
  const seq = first.seq();
  const kept = shelf.texts.get('m1');
  const { pause } = gate();
  const second = tab(undefined, pause);
  void second.open(resume);
  await settle();
  expect(first.troubles()).toEqual([TAKEN]);
  const told = first.moments().length;
  expect(await first.decide()).toEqual(deny('session', 'taken'));
  expect(first.moments().length).toBe(told);
  expect(shelf.texts.get('m1')).toBe(kept);
  second.close();
  await settle();
  expect(first.troubles().at(-1)).toBe(null);
  expect(first.seq()).toBe(seq);
  expect(await first.decide()).toMatchObject({ granted: true });
  expect(shelf.texts.get('m1')).toBe(await undisturbed(1));
});

test('a decision that was kept before the second tab came is in what that one reads, whatever it makes of it', async () => {
  const { shelf, tab, first } = await begun();
  await first.decide();
  await tab(damaged).open(resume);
  await settle();
  expect(first.troubles()).toEqual([TAKEN, null]);
  expect(await first.decide()).toMatchObject({ granted: true });
  expect(shelf.texts.get('m1')).toBe(await undisturbed(2));
});

test('one that was on its way to the shelf is refused and untold, also where the second tab gives it back before that', async () => {
  const { pause, open } = gate();
  let isSlow = false;
  const { shelf, tab, first } = await begun((kept) => ({
    write: async (...given) => {
      if (isSlow) await pause();
      await kept.write(...given);
    },
  }));
  isSlow = true;
  const told = first.moments().length;
  const decided = first.decide();
  await settle();
  await tab(damaged).open(resume);
  await settle();
  expect(first.troubles()).toEqual([TAKEN]);
  isSlow = false;
  await open();
  expect(await decided).toEqual(deny('session', 'taken'));
  expect(first.moments().length).toBe(told);
  expect(first.troubles()).toEqual([TAKEN, null]);
  expect(await first.decide()).toMatchObject({ granted: true });
  expect(shelf.texts.get('m1')).toBe(await undisturbed(1));
});

test('an entry of the AI that was on its way is not told either, and the AI goes on where it was last told', async () => {
  const { pause, open } = gate();
  let isSlow = true;
  const { shelf, tab, first } = await begun((kept) => ({
    write: async (...given) => {
      if (isSlow && speakerIn(given[1]) === 'ai') await pause();
      await kept.write(...given);
    },
  }));
  let decisions = 0;
  for (; decisions < 5 && speakerIn(shelf.texts.get('m1')) !== 'ai' && isSlow; decisions++) {
    const before = first.seq();
    await first.decide();
    // Now it is the AI's turn, and its entry is held up.
    if (first.seq() === before + 1 && first.moments().at(-1)?.asks !== first.moments().at(-1)?.seat) isSlow = false;
  }
  expect(isSlow).toBe(false);
  const told = first.seq();
  await tab(damaged).open(resume);
  await settle();
  expect(first.seq()).toBe(told);
  await open();
  expect(first.troubles()).toEqual([TAKEN, null]);
  const seqs = first.moments().map(({ seq }) => seq);
  expect(seqs).toEqual(seqs.map((_, at) => at + 1));
  expect(first.seq()).toBeGreaterThan(told);
  expect(shelf.texts.get('m1')).toBe(await undisturbed(decisions));
});

function speakerIn(text = '{"entries":[]}'): string {
  const { entries }: { entries: string[] } = JSON.parse(text);
  return entries.at(-1)?.split(':')[0] ?? '';
}

test('a tab that opens it and is closed before it decides gives it back; after a decision there is nothing to give back', async () => {
  const { shelf, tab, first } = await begun();
  const second = tab();
  expect(await second.open(resume)).toMatchObject({ ok: true });
  await settle();
  expect(await first.decide()).toEqual(deny('session', 'taken'));
  second.close();
  await settle();
  expect(first.troubles().at(-1)).toBe(null);
  expect(await first.decide()).toMatchObject({ granted: true });
  expect(shelf.texts.get('m1')).toBe(await undisturbed(1));

  const told = await first.ask(save);
  const third = tab();
  await third.open(resume);
  expect(await third.decide()).toMatchObject({ granted: true });
  const kept = shelf.texts.get('m1');
  third.close();
  await settle();
  expect(first.troubles().at(-1)).toEqual(TAKEN);
  expect(await first.decide()).toEqual(deny('session', 'taken'));
  expect(await first.ask(save)).toBe(told);
  expect(shelf.texts.get('m1')).toBe(kept);
  expect(kept).toBe(await undisturbed(2));
});

test('where the first is closed, nobody has it, and anybody may open it', async () => {
  const { shelf, tab, first } = await begun();
  const kept = shelf.texts.get('m1');
  const second = tab(damaged);
  first.close();
  expect(await second.open(resume)).toMatchObject({ ok: false });
  await settle();
  expect(shelf.texts.get('m1')).toBe(kept);
  const third = tab();
  expect(await third.open(resume)).toMatchObject({ ok: true });
  expect(await third.decide()).toMatchObject({ granted: true });
  expect(third.troubles()).toEqual([]);
});

test('of several tabs that wait, only one whose last decision is the last of all goes on', async () => {
  const { shelf, tab, first } = await begun();
  const second = tab();
  await second.open(resume);
  await second.decide();
  const third = tab(damaged);
  await third.open(resume);
  await settle();
  expect(first.troubles().at(-1)).toEqual(TAKEN);
  expect(second.troubles()).toEqual([TAKEN, null]);
  expect(await first.decide()).toEqual(deny('session', 'taken'));
  expect(await second.decide()).toMatchObject({ granted: true });
  expect(shelf.texts.get('m1')).toBe(await undisturbed(2));
});

test('where two could go on, one does', async () => {
  const { shelf, tab, first } = await begun();
  const second = tab();
  await second.open(resume);
  const third = tab(damaged);
  await third.open(resume);
  await settle();
  expect([first.troubles().at(-1), second.troubles().at(-1)]).toEqual([null, TAKEN]);
  expect(await second.decide()).toEqual(deny('session', 'taken'));
  expect(await first.decide()).toMatchObject({ granted: true });
  first.close();
  await settle();
  expect(second.troubles().at(-1)).toEqual(TAKEN);
  expect(shelf.texts.get('m1')).toBe(await undisturbed(1));
});

test('decisions that could not be saved are still there when it comes back, and so is the trouble', async () => {
  let isFull = false;
  const full = () => Promise.reject(new ShelfError('full', 'no room'));
  const { shelf, tab, first } = await begun((kept) => ({
    write: (...given) => (isFull ? full() : kept.write(...given)),
  }));
  isFull = true;
  await first.decide();
  const unsaved = await first.ask(save);
  const second = tab(damaged);
  await second.open(resume);
  await settle();
  expect(first.troubles().slice(-3)).toEqual([{ kind: 'taken', isUnsaved: true }, null, { kind: 'storageFull' }]);
  expect(await first.ask(save)).toBe(unsaved);
  isFull = false;
  expect(await first.decide()).toMatchObject({ granted: true });
  expect(first.troubles().at(-1)).toBe(null);
  expect(shelf.texts.get('m1')).toBe(await undisturbed(2));
});

test('one that was deleted meanwhile goes on unsaved, and that is told', async () => {
  const { shelf, tab, first } = await begun();
  const { pause } = gate();
  const second = tab(undefined, pause);
  void second.open(resume);
  await settle();
  await shelf.remove('m1');
  second.close();
  await settle();
  expect(await first.decide()).toMatchObject({ granted: true });
  expect(first.troubles().at(-1)).toEqual({ kind: 'deleted' });
  expect(shelf.texts.size).toBe(0);
});

test('the eyes at the screen stay the same, and whoever leaves it meanwhile has left it', async () => {
  for (const leaves of [false, true]) {
    const { tab, first } = await begun();
    await first.decide();
    const { seat } = first.moments().at(-1) ?? { seat: '' };
    const { pause } = gate();
    const second = tab(undefined, pause);
    void second.open(resume);
    await settle();
    await first.decide();
    // The question fails: another tab has the match.
    if (leaves) await first.ask({ topic: 'sit', asked: { seat: ONLOOKER } }).catch(() => undefined);
    second.close();
    await settle();
    expect(await first.ask({ topic: 'at', asked: { seq: 1 } })).toMatchObject({ seat: leaves ? ONLOOKER : seat });
  }
});

test('whatever tabs do and in whichever order, no entry is told twice, and the match is the one that a tab alone plays', async () => {
  const texts = await everyText(30);
  for (let round = 0; round < 6; round++) {
    const random = randomOf('sfc32:tabs', String(round));
    const { shelf, tab, first } = await begun();
    const all = [first];
    for (let step = 0; step < 40; step++) {
      const it = random.pick(all);
      const deed = random.below(6);
      if (deed < 2) void it.decide().catch(() => undefined);
      else if (deed === 2 && all.length < 6) {
        const another = random.below(2) === 0 ? tab() : tab(damaged);
        all.push(another);
        void another.open(resume).catch(() => undefined);
      } else if (deed === 3 && all.length > 2) it.close();
      else for (let breaths = random.below(200); breaths > 0; breaths--) await Promise.resolve();
    }
    for (let rounds = 0; rounds < 10; rounds++) await settle();
    const told = all.flatMap((each) => each.moments().map(({ seq }) => seq));
    const [summary] = (await shelf.list()).matches;
    expect(new Set(told).size).toBe(told.length);
    expect(Math.max(0, ...told)).toBeLessThanOrEqual(summary?.entries ?? -1);
    expect(texts).toContain(shelf.texts.get('m1'));
  }
});

/** The saved text after every entry, if one tab plays alone. */
async function everyText(decisions: number): Promise<readonly string[]> {
  const texts: string[] = [];
  const { first } = await begun((kept) => ({ write: (...given) => (texts.push(given[1]), kept.write(...given)) }));
  for (let each = 0; each < decisions; each++) await first.decide();
  return texts;
}

test('a pause that another tab broke in upon ends when the match comes back: the answer follows', async () => {
  const { shelf, tab, first } = await begun();
  await first.decide();
  const seq = first.seq();
  await first.ask({ topic: 'act', asked: { seq, sentence: ['pass'], pause: true } });
  await settle();
  expect(first.moments().at(-1)).toMatchObject({ seq: seq + 1, isPaused: true });
  expect(await tab(damaged).open(resume)).toMatchObject({ ok: false });
  await settle();
  expect(first.troubles()).toEqual([TAKEN, null]);
  expect(first.seq()).toBeGreaterThan(seq + 1);
  expect(await first.ask(save)).toBe(shelf.texts.get('m1'));
});

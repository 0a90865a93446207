import type { Realm } from '@sandtable/kernel';
import { limanowa as wholeLimanowa, ownPack } from '@sandtable/limanowa';
import { describe, expect, test } from 'vitest';
import { fitDraft } from '../bear/draft/fit-draft.ts';
import { bearFace } from '../bear/face.ts';
import { bear } from '../bear/game.ts';
import { lessons as bearLessons } from '../bear/lessons/lessons.ts';
import { bearLink } from '../bear/link/link.ts';
import type { GameFace } from '../face/game.ts';
import type { Lesson, LessonsFace } from '../face/lessons.ts';
import type { LinkFace } from '../face/link.ts';
import { limanowaFace } from '../limanowa/face.ts';
import { limanowa } from '../limanowa/game.ts';
import { lessons as limanowaLessons } from '../limanowa/lessons/lessons.ts';
import { limanowaLink } from '../limanowa/link/link.ts';
import { BEAR_SCRIPTS } from '../testing/bear-lesson-scripts.ts';
import { LIMANOWA_SCRIPTS } from '../testing/limanowa-lesson-scripts.ts';
import {
  type ResumePoint,
  auditLesson,
  type LessonTable,
  openLesson,
  type StepScript,
} from '../testing/take-lesson.ts';
import { isOver, OTHER_DEED } from './lesson-run.ts';

fitDraft();
// Audits are among what its screen does without.
wholeLimanowa(ownPack());

interface Taught {
  readonly name: string;
  readonly lesson: Lesson;
  readonly script: readonly StepScript[];
  open(at: ResumePoint, aiSpeed?: 'step'): LessonTable;
  /** Problems the game's audit finds in the opening position. */
  audit(): readonly unknown[];
}

function taughtBy<R extends Realm>(
  face: GameFace<R>,
  link: LinkFace<R>,
  { all }: LessonsFace,
  scripts: Readonly<Record<string, readonly StepScript[]>>,
): Taught[] {
  return all.map((lesson) => ({
    name: `${link.system.id} ${lesson.id}`,
    lesson,
    script: scripts[lesson.id] ?? [],
    open: (at, aiSpeed) => openLesson(face, link, lesson, at, aiSpeed),
    audit: () => auditLesson(link, lesson),
  }));
}

/** The game with all its bots at hand, since a lesson's table is not opened by a host. */
async function withBots<R extends Realm>(link: LinkFace<R>): Promise<LinkFace<R>> {
  return { ...link, bots: { ...link.bots, ...(await link.thinkers?.load()) } };
}

const ALL = [
  ...taughtBy(bearFace, await withBots(bearLink), bearLessons, BEAR_SCRIPTS),
  ...taughtBy(limanowaFace, await withBots(limanowaLink), limanowaLessons, LIMANOWA_SCRIPTS),
];

test('the first page says of each game how many lessons there are, and which comes first', () => {
  expect(bear.front.learn).toMatchObject({ first: bearLessons.all[0]?.id, count: bearLessons.all.length });
  expect(limanowa.front.learn).toMatchObject({ first: limanowaLessons.all[0]?.id, count: limanowaLessons.all.length });
});

/** For the longest step: a card, four hexes and two buttons. */
const MOST_PRESSES = 7;

describe.each(ALL)('lesson $name', ({ lesson, script, open, audit }) => {
  test('begins with a match that the game itself finds nothing wrong with', () => {
    expect(audit()).toEqual([]);
    expect(open(null).run()).toMatchObject({ step: 0, answer: null });
    expect(script).toHaveLength(lesson.steps.length);
  });

  test('played straight, every step is done in its turn, and no mistake is seen', async () => {
    const table = open(null);
    for (const [place, { straight, brings = [] }] of script.entries()) {
      expect(table.run()).toMatchObject({ step: place, answer: null });
      const { seq } = table.store.getState().moment;
      await table.do(straight);
      expect([place, brings.filter((what) => !table.hasBrought(what, seq))]).toEqual([place, []]);
    }
    expect(isOver(lesson, table.run())).toBe(true);
  });

  test('done right by hand, with every film watched frame by frame, it shows no correction at any moment', async () => {
    const table = open(null, 'step');
    for (const [place, { straight }] of script.entries()) {
      await table.doByHand(straight);
      expect([table.run().step, table.answered]).toEqual([place + 1, []]);
    }
    expect(isOver(lesson, table.run())).toBe(true);
    expect(table.frames).toBeGreaterThan(0);
  });

  test('whoever presses what is pointed at, and nothing else, does every step, and is never corrected', async () => {
    const table = open(null);
    for (const [place, { isDone }] of lesson.steps.entries()) {
      for (let presses = 0; table.run().step === place; presses++) {
        expect([place, presses]).toEqual([place, Math.min(presses, MOST_PRESSES)]);
        if (isDone === null) await table.do(['next']);
        else await table.follow();
      }
      expect([table.run().step, table.answered]).toEqual([place + 1, []]);
    }
    expect(isOver(lesson, table.run())).toBe(true);
  });

  test('every mistake is answered, and none ends the lesson', async () => {
    let at: ResumePoint = null;
    for (const [place, { straight, mistakes = [] }] of script.entries()) {
      const { answers = [] } = lesson.steps[place] ?? {};
      expect([place, mistakes.length]).toEqual([place, answers.length]);
      for (const [which, deeds] of mistakes.entries()) {
        const table = open(at);
        await table.do(deeds);
        expect([which, table.run().step, table.answer()?.text]).toEqual([which, place, answers[which]?.text]);
        if (deeds.some((deed) => deed.startsWith('do '))) continue;
        // Nothing was sent: as soon as the right thing is said, the answer goes.
        await table.do(straight.map((deed) => deed.replace(/^do /, 'say ')));
        expect([which, table.answer()]).toEqual([which, null]);
      }
      const right = open(at);
      await right.do(straight);
      expect(right.run().step).toBe(place + 1);
      at = { step: place + 1, text: await right.save() };
    }
  });
});

test('an order that nobody foresaw is answered, too, and can be taken back where that is allowed', async () => {
  const [first] = ALL;
  const table = first?.open(null);
  await table?.do(['do g09 stall']);
  expect(table?.answer()).toBe(OTHER_DEED);
  expect(table?.run()).toMatchObject({ step: 0, hasActed: true });
  expect(table?.points()).toEqual({ says: 'again' });
});

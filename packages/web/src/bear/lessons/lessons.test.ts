import { describe, expect, test } from 'vitest';
import type { Lesson } from '../../face/lessons.ts';
import { isOver } from '../../lessons/lesson-run.ts';
import { BEAR_SCRIPTS } from '../../testing/bear-lesson-scripts.ts';
import { LessonTable, type StepScript } from '../../testing/take-lesson.ts';
import { bearFace } from '../face.ts';
import { bear } from '../game.ts';
import { bearLink } from '../link/link.ts';
import { lessons } from './lessons.ts';

const named = lessons.all.map((lesson): [string, Lesson, readonly StepScript[]] => [
  lesson.id,
  lesson,
  BEAR_SCRIPTS[lesson.id] ?? [],
]);

function open(lesson: Lesson, at: { readonly step: number; readonly text: string } | null) {
  return new LessonTable(bearFace, bearLink, lesson, at);
}

test('the first page says how many there are, and which comes first', () => {
  expect(bear.front.learn).toMatchObject({ first: lessons.all[0]?.id, count: lessons.all.length });
});

describe.each(named)('lesson %s', (_id, lesson, script) => {
  test('is set up by the rules of the game', () => {
    const table = open(lesson, null);
    const read = bearLink.system.options(lesson.start.options);
    expect(read.ok).toBe(true);
    expect(table.run()).toMatchObject({ step: 0, answer: null });
    expect(script).toHaveLength(lesson.steps.length);
  });

  test('played straight, every step is done in its turn and no mistake is seen', async () => {
    const table = open(lesson, null);
    for (const [place, { straight, brings = [] }] of script.entries()) {
      expect(table.run()).toMatchObject({ step: place, answer: null });
      const { seq } = table.store.getState().moment;
      await table.do(straight);
      expect([place, brings.filter((what) => !table.hasBrought(what, seq))]).toEqual([place, []]);
    }
    expect(isOver(lesson, table.run())).toBe(true);
  });

  test('every mistake is answered, and none ends the lesson', async () => {
    let at: { readonly step: number; readonly text: string } | null = null;
    for (const [place, { straight, mistakes = [] }] of script.entries()) {
      const { answers = [] } = lesson.steps[place] ?? {};
      expect(mistakes).toHaveLength(answers.length);
      for (const [which, deeds] of mistakes.entries()) {
        const table = open(lesson, at);
        await table.do(deeds);
        expect([place, which, table.run().step, table.answer()?.text]).toEqual([
          place,
          which,
          place,
          answers[which]?.text,
        ]);
      }
      const right = open(lesson, at);
      await right.do(straight);
      expect(right.run().step).toBe(place + 1);
      at = { step: place + 1, text: await right.save() };
    }
  });
});

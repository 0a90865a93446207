import { EMPTY_SCENE, type Passage, type Scene } from '@sandtable/board';
import { expect, test } from 'vitest';
import { makeDirector } from './director.ts';

const passage: Passage = { motions: [], overlays: [], pace: 1 };

/** A board that records its calls, and moves until it is released. */
function watchedBoard() {
  const told: string[] = [];
  const names = new Map<Scene, string>();
  const ends: (() => void)[] = [];
  const nameOf = (scene: Scene): string => names.get(scene) ?? '';
  const director = makeDirector(
    {
      setScene: (scene) => void told.push(nameOf(scene)),
      play: (scene) => {
        told.push(`to ${nameOf(scene)}`);
        return new Promise<void>((resolve) => void ends.push(resolve));
      },
      finish: () => {
        told.push('finish');
        for (const end of ends) end();
      },
      reveal: (hex) => void told.push(`see ${hex}`),
    },
    (isMoving) => void told.push(isMoving ? 'moving' : 'at rest'),
  );
  const show = (name: string, how: Passage | null = null, reveal: string | null = null): void => {
    const scene = { ...EMPTY_SCENE };
    names.set(scene, name);
    director.show({ scene, passage: how, reveal });
  };
  const end = async (): Promise<void> => {
    ends.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { told, show, end, director };
}

test('what comes while something moves waits for its turn; of pictures that only stand, the last is shown', async () => {
  const { told, show, end } = watchedBoard();
  show('start');
  show('own', passage);
  show('card', null, 'E05');
  show('deed');
  show('outcome', passage);
  expect(told).toEqual(['start', 'moving', 'to own']);
  await end();
  expect(told.slice(3)).toEqual(['see E05', 'deed', 'moving', 'to outcome']);
  await end();
  expect(told.slice(7)).toEqual(['at rest']);
});

test('whoever cannot wait has the last of it at once, and what moves after it is left alone', async () => {
  const { told, show, end, director } = watchedBoard();
  show('own', passage);
  show('answer', passage);
  show('now');
  director.finish();
  expect(told).toEqual(['moving', 'to own', 'finish', 'now', 'at rest']);
  show('next', passage);
  await end();
  expect(told.slice(5)).toEqual(['moving', 'to next']);
  await end();
  expect(told.at(-1)).toBe('at rest');
  director.finish();
  expect(told.at(-1)).toBe('at rest');
});

import type { Game } from '../face/game.ts';
import type { Bear } from './realm.ts';

/** Squad combat on the Eastern Front, 1941. */
export const bear: Game<Bear> = {
  id: 'bear',
  name: 'Eastern Front, 1941',
  missions: async () => ({ count: 0 }),
  rulebook: async () => ({ title: '' }),
  face: async () => (await import('./face.ts')).bearFace,
};

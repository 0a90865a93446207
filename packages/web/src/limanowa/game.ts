import type { Limanowa } from '@sandtable/limanowa';
import type { Game } from '../face/game.ts';

export const limanowa: Game<Limanowa> = {
  id: 'limanowa',
  name: 'Limanowa, 1914',
  front: {
    pitch:
      'Corps against corps in the Carpathian snow, December 1914. Plan in secret, disclose, and take the towns before time ' +
      'runs out: alone or with a partner against an AI that defends by printed rules, or two to four players head to head.',
    quick: {
      id: 'recommended',
      title: 'Quick battle',
      text: 'One corps, eight rounds: take one town from the AI at its easiest level.',
    },
    fights: [
      { id: 'recommended', title: 'A mission against the AI', text: 'Three levels; up to 12 VP for level and speed.' },
      { id: 'together', title: 'Two against the AI', text: 'A corps each, one screen, one score.' },
      { id: 'war', title: 'Corps against corps', text: 'The whole battle for two to four people or bots.' },
    ],
    generate: null,
    learn: {
      first: 'attack',
      count: 4,
      title: 'Learn Limanowa: 5 minutes',
      text: 'One attack, from plan to reply: the first lesson, on the real map.',
    },
    hasExample: false,
  },
  missions: async (kept) => (await import('./missions/missions.ts')).missionsWith(kept),
  rulebook: async () => (await import('./rulebook/rulebook.ts')).rulebook,
  generator: null,
  lessons: async () => (await import('./lessons/lessons.ts')).lessons,
  companion: async () => (await import('./companion/companion.ts')).start,
  face: async () => (await import('./face.ts')).limanowaFace,
};

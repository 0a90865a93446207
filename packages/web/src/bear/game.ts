import type { Bear } from '@sandtable/bear';
import type { Game } from '../face/game.ts';

export const bear: Game<Bear> = {
  id: 'bear',
  name: 'Eastern Front, 1941',
  front: {
    pitch:
      'Squads, guns and tanks, minute by minute: against an AI with Order Cards and rumored enemies, or a friend at the same ' +
      'screen.',
    quick: {
      id: 'recommended',
      title: 'Quick solo',
      text: 'A short, easy fight. Two clicks to start.',
    },
    fights: [
      { id: 'recommended', title: 'A short fight against the AI', text: 'The enemy runs itself from its Order Cards.' },
      { id: 'firefight', title: 'A firefight for two', text: 'A friend at the same screen, or a bot.' },
      {
        id: 'today',
        title: 'Mission of the day',
        text: 'One of our missions, the same for everyone today. Tomorrow it is another.',
      },
    ],
    generate: {
      title: 'A firefight nobody has fought before',
      text:
        'Cards give each side its units, its aims and its surprises. One click drafts both sides and builds an AI from the ' +
        'cards of the other; or draft every card yourself, alone or with up to three friends.',
    },
    learn: {
      first: 'move',
      count: 8,
      title: 'Learn to play: 5 minutes',
      text: 'A squad, a road and a flag: the first lesson, on the real table. No rules to read.',
    },
    hasExample: true,
  },
  missions: async (kept) => (await import('./missions/missions.ts')).missionsWith(kept),
  rulebook: async () => (await import('./rulebook/rulebook.ts')).rulebook,
  generator: async (kept) => (await import('./generate/generator.ts')).generatorWith(kept),
  lessons: async () => (await import('./lessons/lessons.ts')).lessons,
  companion: async (kept) => (await import('./companion/boxes.ts')).startWith(kept),
  face: async () => (await import('./face.ts')).bearFace,
};

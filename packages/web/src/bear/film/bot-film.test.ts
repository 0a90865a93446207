import type { WordCounts } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { game, on, pack, playAtRandom } from '../../testing/matches.ts';
import { botFilm } from './bot-film.ts';

test('what somebody does without reasons is at most two pictures: the deed before it is done, then what comes of it', () => {
  const spoken: WordCounts = new Map();
  const mission = pack.missions.find(({ solo }) => solo === null || solo === undefined);
  const seen = new Set<string>();
  let told = 0;
  for (const { state, say } of playAtRandom({ mission: mission?.id }, 'sfc32:bots', spoken)) {
    const before = on(game.view(game.revive(game.freeze(state)), 'spectator'));
    const events = say().told.map(({ event }) => event);
    const frames = botFilm(before, events, 'somebody');
    expect(frames.length).toBeGreaterThanOrEqual(1);
    expect(frames.length).toBeLessThanOrEqual(2);
    expect(frames.map(({ isAfter }) => isAfter)).toEqual(frames.map(({ step }) => step === 'outcome'));
    for (const { title, lines, overlays, step } of frames) {
      seen.add(step);
      expect([title, ...lines.map(({ text }) => text)].join(' ')).not.toMatch(/undefined|NaN|^$/);
      const hexes = overlays.flatMap((overlay) =>
        overlay.kind === 'way' ? overlay.through : 'at' in overlay ? [overlay.at] : [],
      );
      expect(hexes.filter((hex) => !before.map.places.has(hex))).toEqual([]);
    }
    if (++told > 150) break;
  }
  expect([...seen].sort()).toEqual(['deed', 'outcome']);
});

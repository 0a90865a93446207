import { playerId } from '@sandtable/bear';
import type { WordCounts } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { game, on, pack, playAtRandom } from '../../testing/matches.ts';
import { botFilm } from './bot-film.ts';

test('what someone does without reasons is a headline and its result, or only a line if nothing was done', () => {
  const spoken: WordCounts = new Map();
  const mission = pack.missions.find(({ solo }) => solo === null || solo === undefined);
  const seen = new Set<string>();
  let told = 0;
  for (const { state, say } of playAtRandom({ mission: mission?.id }, 'sfc32:bots', spoken)) {
    const before = on(game.view(game.revive(game.freeze(state)), 'spectator'));
    const events = say().told.map(({ event }) => event);
    const frames = botFilm({ before, after: before, events, player: playerId(0), eyes: 'german' });
    const [first] = frames;
    expect(frames.map(({ step }) => step)).toEqual(first?.title === null ? ['outcome'] : ['order', 'outcome']);
    const [rolled] = events.flatMap((event) =>
      event.key === 'missed' || event.key === 'hit' || event.key === 'killed' ? [event] : [],
    );
    for (const { title, says, overlays, step } of frames) {
      seen.add(`${step}${title === null ? ', a line' : ''}`);
      expect(title).toBe(first?.title);
      for (const text of [title?.headline ?? 'line', says]) expect(text).not.toMatch(/undefined|NaN|^$/);
      const hexes = overlays.flatMap((overlay) =>
        overlay.kind === 'way' ? overlay.through : 'at' in overlay ? [overlay.at] : [],
      );
      expect(hexes.filter((hex) => !before.map.places.has(hex))).toEqual([]);
      const [needed] = /(?<=needs )\d+/.exec(title?.headline ?? '') ?? [];
      expect(needed ?? 'none').toBe(needed === undefined || rolled === undefined ? 'none' : String(rolled.needed));
    }
    if (++told > 150) break;
  }
  expect([...seen].sort()).toEqual(['order', 'outcome', 'outcome, a line']);
});

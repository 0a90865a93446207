import { lazy } from 'react';
import type { RulebookFace } from '../../face/rulebook.ts';

const FILES = import.meta.glob<string>('../../../../../docs/rules/limanowa{-brief,}.md', {
  query: '?raw',
  import: 'default',
});
const RULINGS = import.meta.glob<string>('../../../../../docs/rulings.md', { query: '?raw', import: 'default' });

type ChartName = 'TerrainChart' | 'UnitChart' | 'CardChart' | 'ChanceChart';

function chart(name: ChartName) {
  return lazy(async () => ({ default: (await import('./charts.tsx'))[name] }));
}

/** The rules of Limanowa. */
export const rulebook: RulebookFace = {
  chapters: () => {
    // In brief first.
    const files = Object.entries(FILES).toSorted(
      ([a], [b]) => Number(b.includes('-brief')) - Number(a.includes('-brief')),
    );
    return Promise.all(files.map(([, read]) => read()));
  },
  rulings: async () => (await Promise.all(Object.values(RULINGS).map((read) => read()))).join('\n'),
  charts: [
    { head: 'terrain', Chart: chart('TerrainChart') },
    { head: 'kind', Chart: chart('UnitChart') },
    { head: 'card', Chart: chart('CardChart') },
    { head: 'chance', Chart: chart('ChanceChart') },
  ],
  hint: 'L8.2a, or: forest support',
};

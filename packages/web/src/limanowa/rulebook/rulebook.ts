import { lazy } from 'react';
import type { RulebookFace } from '../../face/rulebook.ts';

const FILES = import.meta.glob<string>('../../../../../docs/rules/limanowa{-brief,,-glossary}.md', {
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
    const files = Object.entries(FILES).toSorted(([a], [b]) => placeOf(a) - placeOf(b));
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

/** In the order in which one reads them: in brief, all of it, the terms. */
function placeOf(file: string): number {
  if (file.includes('-brief')) return 0;
  return file.includes('-glossary') ? 2 : 1;
}

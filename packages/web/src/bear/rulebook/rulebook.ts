import { lazy } from 'react';
import type { RulebookFace } from '../../face/rulebook.ts';

const FILES = import.meta.glob<string>('../../../../../docs/rules/{brief,battle,solo,generator,glossary}.md', {
  query: '?raw',
  import: 'default',
});
const RULINGS = import.meta.glob<string>('../../../../../docs/rulings.md', { query: '?raw', import: 'default' });
/** In the order in which one reads them. */
const ORDER = ['brief', 'battle', 'solo', 'generator', 'glossary'];

type GeneratorChart = 'GuidelineChart' | 'CardChart' | 'ConditionChart' | 'TileChart';

function generatorChart(name: GeneratorChart) {
  return lazy(async () => ({ default: (await import('./generator-charts.tsx'))[name] }));
}

/** The rules of bear. */
export const rulebook: RulebookFace = {
  chapters: () => {
    const files = Object.entries(FILES).toSorted(([a], [b]) => placeOf(a) - placeOf(b));
    return Promise.all(files.map(([, read]) => read()));
  },
  rulings: async () => (await Promise.all(Object.values(RULINGS).map((read) => read()))).join('\n'),
  charts: [
    { head: 'terrain', Chart: lazy(async () => ({ default: (await import('./terrain-chart.tsx')).TerrainChart })) },
    { head: 'guideline', Chart: generatorChart('GuidelineChart') },
    { head: 'generator card', Chart: generatorChart('CardChart') },
    { head: 'condition card', Chart: generatorChart('ConditionChart') },
    { head: 'ai tile', Chart: generatorChart('TileChart') },
  ],
  hint: 'B7.6, or: rally cover',
};

function placeOf(file: string): number {
  const place = ORDER.findIndex((name) => file.endsWith(`/${name}.md`));
  return place === -1 ? ORDER.length : place;
}

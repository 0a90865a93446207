import type { RulebookFace } from '../../face/game.ts';
import { chaptersOf, readOne, readRulings } from '../../rules/documents.ts';
import { lazyPart } from '../../ui/loading.tsx';

const FILES = import.meta.glob<string>('../../../../../docs/rules/{brief,battle,solo,generator,glossary}.md', {
  query: '?raw',
  import: 'default',
});
const TITLES = {
  brief: 'How to play, in brief',
  battle: 'Battle',
  solo: 'Solo',
  generator: 'Generators',
  glossary: 'Glossary',
};

type GeneratorChart = 'GuidelineChart' | 'CardChart' | 'ConditionChart' | 'TileChart' | 'SheetChart';

function generatorChart(name: GeneratorChart) {
  return lazyPart(async () => (await import('./generator-charts.tsx'))[name]);
}

export const rulebook: RulebookFace = {
  chapters: chaptersOf(FILES, TITLES),
  glossary: () => readOne(FILES, 'glossary'),
  rulings: readRulings,
  charts: [
    { head: 'terrain', Chart: lazyPart(async () => (await import('./battle-charts.tsx')).TerrainChart) },
    { head: 'action', Chart: lazyPart(async () => (await import('./battle-charts.tsx')).ActionChart) },
    { head: 'space', Chart: generatorChart('SheetChart') },
    { head: 'guideline', Chart: generatorChart('GuidelineChart') },
    { head: 'generator card', Chart: generatorChart('CardChart') },
    { head: 'condition card', Chart: generatorChart('ConditionChart') },
    { head: 'ai tile', Chart: generatorChart('TileChart') },
  ],
  diagrams: {
    files: async () => (await import('./diagram-files.ts')).diagramFiles,
    opener: async () => (await import('./diagrams.ts')).openDiagram,
  },
  options: async () => (await import('../link/option-words.ts')).explainAllOptions(),
  aids: async () => (await import('./search-aids.ts')).searchAids,
  hint: 'B7.6, or: rally cover',
};

import type { RulebookFace } from '../../face/game.ts';
import { chaptersOf, readOne, readRulings } from '../../rules/documents.ts';
import { lazyPart } from '../../ui/loading.tsx';

const FILES = import.meta.glob<string>('../../../../../docs/rules/limanowa{-brief,,-glossary}.md', {
  query: '?raw',
  import: 'default',
});
const TITLES = {
  'limanowa-brief': 'Limanowa in brief',
  limanowa: 'Limanowa 1914',
  'limanowa-glossary': 'Limanowa: glossary',
};

type ChartName = 'TerrainChart' | 'UnitChart' | 'CardChart' | 'ChanceChart';

function chart(name: ChartName) {
  return lazyPart(async () => (await import('./charts.tsx'))[name]);
}

export const rulebook: RulebookFace = {
  chapters: chaptersOf(FILES, TITLES),
  glossary: () => readOne(FILES, 'limanowa-glossary'),
  rulings: readRulings,
  charts: [
    { head: 'terrain', Chart: chart('TerrainChart') },
    { head: 'kind', Chart: chart('UnitChart') },
    { head: 'card', Chart: chart('CardChart') },
    { head: 'chance', Chart: chart('ChanceChart') },
  ],
  diagrams: {
    files: async () => (await import('./diagram-files.ts')).diagramFiles,
    opener: async () => (await import('./diagrams.ts')).openDiagram,
  },
  aids: async () => (await import('./search-aids.ts')).searchAids,
  hint: 'L8.2a, or: forest support',
};

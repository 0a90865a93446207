import type { DiagramFile } from '../../face/diagrams.ts';

/** All diagrams in one late file, which loads with the rulebook. */
export const diagramFiles: readonly DiagramFile[] = Object.values(
  import.meta.glob<DiagramFile>('../../../../../docs/rules/diagrams/bear/*.json', { import: 'default', eager: true }),
);

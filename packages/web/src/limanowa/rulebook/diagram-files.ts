import type { DiagramFile } from '../../face/diagrams.ts';

/** All of them in one file of the app, which comes with the rulebook. */
export const diagramFiles: readonly DiagramFile[] = Object.values(
  import.meta.glob<DiagramFile>('../../../../../docs/rules/diagrams/limanowa/*.json', {
    import: 'default',
    eager: true,
  }),
);

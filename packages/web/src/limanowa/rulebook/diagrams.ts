import type { Limanowa } from '@sandtable/limanowa';
import { diagramOpener } from '../../rules/diagram-opener.ts';
import { engine } from '../engine/engine.ts';
import { positionIn } from '../table/position.ts';

/**
 * A late file: loaded when the first diagram scrolls into view. Moves and attacks are planned in the Central Phase
 * (L6.2a), so the Opening Phase passes.
 */
export const openDiagram = diagramOpener<Limanowa>({
  system: engine().system,
  positionOf: (view) => positionIn(engine(), view),
  other: { kind: 'person', name: 'You' },
  first: ['disclose'],
});

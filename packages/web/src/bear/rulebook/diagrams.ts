import { type Bear, fitPositions } from '@sandtable/bear';
import { diagramOpener } from '../../rules/diagram-opener.ts';
import { engine } from '../engine/engine.ts';
import { positionIn } from '../table/position.ts';

fitPositions();

/** A late file: loaded when the first diagram scrolls into view. */
export const openDiagram = diagramOpener<Bear>({
  system: engine().system,
  positionOf: (view) => positionIn(engine(), view),
  other: { kind: 'bot', bot: 'quiet' },
  first: [],
});

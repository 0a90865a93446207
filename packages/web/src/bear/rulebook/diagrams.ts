import { type Bear, fitPositions } from '@sandtable/bear';
import { diagramOpener } from '../../rules/diagram-opener.ts';
import { engine } from '../engine/engine.ts';
import { positionIn } from '../table/position.ts';

fitPositions();

/** Loaded when the first diagram is about to be seen. */
export const openDiagram = diagramOpener<Bear>({
  system: engine().system,
  positionOf: (view) => positionIn(engine(), view),
  other: { kind: 'bot', bot: 'quiet' },
  first: [],
});

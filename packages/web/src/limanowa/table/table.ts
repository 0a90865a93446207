import type { Limanowa } from '@sandtable/limanowa';
import type { TableFace } from '../../face/table.ts';
import type { Engine } from '../engine/engine.ts';
import { tellEvent } from '../events/tell.ts';
import { motionsOf } from '../motion/motions.ts';
import { panelsOf } from '../panels/panels.tsx';
import { whyModel } from '../why/why-model.tsx';
import { HABITS } from './habits.ts';
import { positionIn } from './position.ts';

export function limanowaTable(engine: Engine): TableFace<Limanowa> {
  const { system } = engine;
  return {
    judgedBy: `${system.id} ${system.version}, pack ${system.pack}`,
    habits: HABITS,
    positionOf: (view) => positionIn(engine, view),
    panelsOf(view) {
      const seen = engine.seenIn(view);
      return panelsOf(seen, (words, chosen = -1) => ({
        position: positionIn(engine, view),
        game: system,
        seen,
        words,
        chosen,
      }));
    },
    tell: (view, event, you) => tellEvent(engine.seenIn(view), event, you),
    motionsOf: (before, events, after) => motionsOf(engine.seenIn(before), events, engine.seenIn(after)),
    filmOf: async (before, moment, trace) => (await import('../film/film-model.ts')).filmModel(before, moment, trace),
    whyOf: (trace) => whyModel(engine, trace),
    whatIfOf: null,
  };
}

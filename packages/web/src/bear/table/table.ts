import type { Bear } from '@sandtable/bear';
import type { Engine } from '../engine/engine.ts';
import type { TableFace } from '../../face/table.ts';
import { tellEvent } from '../events/tell.ts';
import { filmModel } from '../film/film-model.tsx';
import { motionsOf } from '../motion/motions.ts';
import { panelsOf } from '../panels/panels.tsx';
import { whatIfModel, whyModel } from '../why/why-model.tsx';
import { HABITS } from './habits.ts';
import { positionIn } from './position.ts';

/** Bear on the screen of a match. */
export function bearTable(engine: Engine): TableFace<Bear> {
  const { system } = engine;
  return {
    judgedBy: `${system.id} ${system.version}, pack ${system.pack}`,
    habits: HABITS,
    positionOf: (view) => positionIn(engine, view),
    panelsOf(view) {
      const seen = engine.seenIn(view);
      return panelsOf(seen, (words) => ({ position: positionIn(engine, view), game: system, seen, words }));
    },
    tell: (view, event) => tellEvent(engine.seenIn(view), event),
    motionsOf: (before, events, after, earlier) =>
      motionsOf(engine.seenIn(before), events, engine.seenIn(after), earlier),
    filmOf: (before, moment, trace, earlier) => filmModel(engine, before, moment, trace, earlier),
    pageOf: async (view) => (await import('../draft/print-page.ts')).printPage(engine.seenIn(view)),
    whyOf: (trace) => whyModel(engine, trace),
    whatIfOf: (trace, whatIf) => whatIfModel(engine, trace, whatIf),
  };
}

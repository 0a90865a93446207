import type { Bear } from '@sandtable/bear';
import type { GameFace } from '../face/game.ts';
import { engine, loadMission, loadOwnPack } from './engine/engine.ts';
import { tellEvent } from './events/tell.ts';
import { motionsOf } from './motion/motions.ts';
import { panelsOf } from './panels/panels.tsx';
import { HABITS } from './table/habits.ts';
import { positionIn } from './table/position.ts';
import './sides.css';

const bear = engine();
const { seenIn, system } = bear;

export const bearFace: GameFace<Bear> = {
  system,
  table: {
    judgedBy: `${system.id} ${system.version}, pack ${system.pack}`,
    habits: HABITS,
    positionOf: (view) => positionIn(bear, view),
    panelsOf(view) {
      const seen = seenIn(view);
      return panelsOf(seen, (words) => ({ position: positionIn(bear, view), game: system, seen, words }));
    },
    tell: (view, event, you) => tellEvent(seenIn(view), event, you),
    motionsOf: (before, events, after, earlier) => motionsOf(seenIn(before), events, seenIn(after), earlier),
    filmOf: async (...entry) => (await import('./film/film-model.ts')).filmModel(...entry),
    whyOf: async (trace) => (await import('./why/why-model.tsx')).whyModel(bear, trace),
    whatIfOf: async (...asked) => (await import('./why/why-model.tsx')).whatIfModel(bear, ...asked),
  },
  async ready({ draft, terms, options }) {
    if (options.pack === undefined) await loadMission(terms.mission);
    else await loadOwnPack(options.pack);
    if (draft !== null) (await import('./draft/fit-draft.ts')).fitDraft();
  },
  companion: async () => (await import('./companion/companion.ts')).companion,
  result: async () => (await import('./result/result.ts')).result,
};

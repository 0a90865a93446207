import { botsFor, type Limanowa } from '@sandtable/limanowa';
import { anyLink, type LinkFace } from '../../face/link.ts';
import { engine } from '../engine/engine.ts';
import { standingOf } from './standing.ts';

const { system, pack } = engine();

/** Limanowa in the worker. */
export const limanowaLink: LinkFace<Limanowa> = {
  system,
  bots: botsFor(system, pack),
  drafting: null,
  trial: null,
  standingOf: (view) => standingOf(engine(), view),
  whatIf: null,
};

export const link = anyLink(limanowaLink);

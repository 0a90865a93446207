import { botsFor, type Limanowa, type View } from '@sandtable/limanowa';
import type { Seat } from '@sandtable/kernel';
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
  // L5b: those of one side show each other their cards.
  mayShare: ({ corps }, one, other) => sideOf(corps, one) === sideOf(corps, other),
  whatIf: null,
};

function sideOf(corps: View['corps'], seat: Seat): string | undefined {
  return corps.find((each) => each.seat === seat)?.side;
}

export const link = anyLink(limanowaLink);

import { type Bear, botsFor } from '@sandtable/bear';
import { engine } from '../engine/engine.ts';
import { anyLink, type LinkFace } from '../../face/link.ts';
import { handOf } from './hand-of.ts';
import { quietFor } from './quiet.ts';
import { standingOf } from './standing.ts';
import { trialOf } from './trial.ts';
import { askWhatIf } from './what-if.ts';

const { system, pack } = engine();
const players = botsFor(system, pack);
const bots = { ...players, quiet: quietFor(system) };

/** Bear in the worker. */
export const bearLink: LinkFace<Bear> = {
  system,
  bots,
  drafting: { drafters: players, handOf },
  trial: (match, seed, handicap) => trialOf(match, players.captain, seed, handicap),
  standingOf: (view) => standingOf(engine(), view),
  // Every player has a hand of his own.
  mayShare: () => false,
  whatIf: askWhatIf,
};

export const link = anyLink(bearLink);

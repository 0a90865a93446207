import { adviserFor, type Bear, botsFor } from '@sandtable/bear';
import type { Trial } from '../../face/link.ts';
import { engine } from '../engine/engine.ts';
import { ideasWith } from '../advice/ideas.ts';
import { trialOf } from './trial.ts';

const { system, pack } = engine();

/** A late file: loaded when a bot plays, drafts or tries a generated match, or a player gets advice. */
export const bots = botsFor(system, pack);

export const trial: Trial<Bear> = (match, seed, handicap) => trialOf(match, bots.captain, seed, handicap);

export const ideasFor = ideasWith(adviserFor(system, pack));

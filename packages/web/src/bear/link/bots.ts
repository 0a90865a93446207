import { type Bear, botsFor } from '@sandtable/bear';
import type { Trial } from '../../face/link.ts';
import { engine } from '../engine/engine.ts';
import { trialOf } from './trial.ts';

const { system, pack } = engine();

/** Loaded when a bot plays, drafts or tries a generated match. */
export const bots = botsFor(system, pack);

export const trial: Trial<Bear> = (match, seed, handicap) => trialOf(match, bots.captain, seed, handicap);

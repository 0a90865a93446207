import { botsFor } from '@sandtable/limanowa';
import { engine } from '../engine/engine.ts';

const { system, pack } = engine();

/** A late file: loaded when a bot plays. */
export const bots = botsFor(system, pack);

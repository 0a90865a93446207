import { botsFor } from '@sandtable/limanowa';
import { engine } from '../engine/engine.ts';

const { system, pack } = engine();

/** Loaded when a bot is seated. */
export const bots = botsFor(system, pack);

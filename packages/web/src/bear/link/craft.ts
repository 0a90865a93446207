import { type Bear, craftFor } from '@sandtable/bear';
import type { Craft } from '@sandtable/kernel';
import { engine } from '../engine/engine.ts';

const { system, pack } = engine();

/** A late file: loaded when a general plays or a hint is wanted. */
export const craft: Craft<Bear> = craftFor(system, pack);

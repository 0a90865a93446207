import type { AiTileSource } from '../model/pack/solo-mission.ts';
import { GERMAN_TILES } from './ai-tiles/german.ts';
import { SOVIET_TILES } from './ai-tiles/soviet.ts';

/** G5.3b: both sides of the AI tiles. */
export const AI_TILES: readonly AiTileSource[] = [...GERMAN_TILES, ...SOVIET_TILES];

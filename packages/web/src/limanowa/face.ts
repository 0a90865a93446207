import type { Limanowa } from '@sandtable/limanowa';
import type { GameFace } from '../face/game.ts';
import { engine } from './engine/engine.ts';
import { limanowaTable } from './table/table.ts';
import './sides.css';

export const limanowaFace: GameFace<Limanowa> = {
  system: engine().system,
  table: limanowaTable(engine()),
  companion: async () => (await import('./companion/companion.ts')).companion,
  result: async () => (await import('./result/result.ts')).result,
};

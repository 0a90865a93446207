import {
  fieldsOf,
  type LimanowaSystem,
  matchSystem,
  ownPack,
  type Pack,
  type Seen,
  type View,
} from '@sandtable/limanowa';
import { engineFor, type GameEngine } from '../../face/engine.ts';

export type Engine = GameEngine<Pack, LimanowaSystem, View, Seen>;

export const engine: () => Engine = engineFor(ownPack, matchSystem, fieldsOf);

import { battleSystem, type BearSystem, fieldsOf, ownPack, type Pack, type Seen, type View } from '@sandtable/bear';
import { engineFor, type GameEngine } from '../../face/engine.ts';

export type Engine = GameEngine<Pack, BearSystem, View, Seen>;

export const engine: () => Engine = engineFor(ownPack, battleSystem, fieldsOf);

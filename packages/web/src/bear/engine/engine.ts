import { bear, type BearSystem, fieldsOf, ownPack, type Pack } from '@sandtable/bear';
import { engineFor, type GameEngine } from '../../face/engine.ts';

export type Engine = GameEngine<Pack, BearSystem, ReturnType<typeof fieldsOf>>;

/** The game with the pack that comes with it. */
export const engine: () => Engine = engineFor(ownPack, bear, fieldsOf);

import { fieldsOf, limanowa, type LimanowaSystem, ownPack, type Pack } from '@sandtable/limanowa';
import { engineFor, type GameEngine } from '../../face/engine.ts';

export type Engine = GameEngine<Pack, LimanowaSystem, ReturnType<typeof fieldsOf>>;

/** The game with its own pack. */
export const engine: () => Engine = engineFor(ownPack, limanowa, fieldsOf);

import { fieldsOf, limanowa, type LimanowaSystem, ownPack, type Pack } from '@sandtable/limanowa';
import { engineFor, type GameEngine } from '../../face/engine.ts';

export type Engine = GameEngine<Pack, LimanowaSystem, ReturnType<typeof fieldsOf>>;

export const engine: () => Engine = engineFor(ownPack, limanowa, fieldsOf);

import type { PackName } from '@sandtable/kernel';
import {
  fieldsOf,
  type LimanowaSystem,
  matchSystem,
  ownPack,
  type Pack,
  packs,
  type Seen,
  type View,
} from '@sandtable/limanowa';
import { engineFor, type GameEngine } from '../../face/engine.ts';

export type Engine = GameEngine<Pack, LimanowaSystem, View, Seen>;

export const engine: () => Engine = engineFor(packOfApp, matchSystem, fieldsOf);

function packOfApp(): Pack {
  packs.isLate = true;
  return ownPack();
}

export async function loadOwnPack(named: PackName): Promise<void> {
  await (await import('./own-packs.ts')).ownPacks.load(named);
}

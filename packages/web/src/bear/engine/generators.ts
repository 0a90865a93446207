import type { Pack } from '@sandtable/bear';
import { engine, generatorLists } from './engine.ts';
import { packLists } from './pack-lists.ts';

export function fitGenerators(): Pack {
  const { pack } = engine();
  if (generatorLists.fitted() === undefined) generatorLists.fit(packLists());
  return pack;
}

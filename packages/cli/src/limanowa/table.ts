import { limanowa, type LimanowaSystem, ownPack, type Pack } from '@sandtable/limanowa';

export interface Table {
  readonly pack: Pack;
  readonly game: LimanowaSystem;
}

let known: Table | undefined;

export function openTable(): Table {
  known ??= tableOf(ownPack());
  return known;
}

function tableOf(pack: Pack): Table {
  return { pack, game: limanowa(pack) };
}

import { limanowa, type LimanowaSystem, type Pack } from '@sandtable/limanowa';
import { packParts } from './pack-parts.ts';

/** The game with the pack that comes with it. */
export interface Table {
  readonly pack: Pack;
  readonly game: LimanowaSystem;
}

let known: Table | undefined;

export function openTable(): Table {
  known ??= tableOf(packParts());
  return known;
}

function tableOf(pack: Pack): Table {
  return { pack, game: limanowa(pack) };
}

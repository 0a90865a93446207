import { randomOf } from '@sandtable/kernel';
import { type Bench, benchOf } from './bench.ts';
import { examine, type Findings } from './examine.ts';
import type { Pack } from '../../model/pack.ts';
import { randomField } from './random-field.ts';
import { randomPack } from './random-pack.ts';

/** So many fields share one pack, ours and a random one in turn. */
const FIELDS = 25;
/** About two rounds. */
const ENTRIES = 15;

/** Random fields by number, so that each can be run alone: `tryFields(pack, seed, 17, 18, found)`. */
export function tryFields(pack: Pack, seed: string, from: number, to: number, found: Findings): void {
  let bench: Bench | undefined;
  for (let field = from; field < to && found.differences.length === 0; field++) {
    if (bench === undefined || field % FIELDS === 0) bench = benchOf(packOf(pack, seed, Math.floor(field / FIELDS)));
    tryField(bench, `sfc32:${seed} ${field}`, found);
  }
}

export function tryField(bench: Bench, seed: string, found: Findings): void {
  const position = randomField(bench.pack, randomOf(seed, 'field'));
  examine(bench, { seed, most: ENTRIES, options: { position } }, found);
}

function packOf(pack: Pack, seed: string, row: number): Pack {
  return row % 2 === 0 ? pack : randomPack(randomOf(`sfc32:${seed} ${row}`, 'pack'));
}

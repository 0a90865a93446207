import type { Offer, Word } from '@sandtable/kernel';
import { type HexId, NONE, type UnitId } from '../model/ids.ts';
import type { Bear } from '../model/battle/state.ts';
import type { Pack } from '../model/pack/pack.ts';
import { isVerbWord, type VerbWord } from '../words/sentence-words.ts';

export interface Advised {
  readonly verb: VerbWord | null;
  readonly unit: UnitId;
  readonly hexes: readonly HexId[];
  readonly members: number;
  /** The Action Card that is played or pays; '' if none. */
  readonly card: Word;
  readonly heard: readonly Offer<Bear>[];
}

export function readAdvice({ actionCards }: Pack, heard: readonly Offer<Bear>[]): Advised {
  let verb: VerbWord | null = null;
  let unit: UnitId = NONE;
  let card = '';
  let members = 0;
  const hexes: HexId[] = [];
  for (const { kind, word, value } of heard) {
    if (kind === 'unit' && unit === NONE) unit = value;
    else if (kind === 'member') members += 1;
    else if (kind === 'hex' && members === 0) hexes.push(value);
    else if (actionCards.some(({ id }) => id === word)) card = word;
    else if (verb === null && isVerbWord(word)) verb = word;
  }
  return { verb, unit, members, card, hexes, heard };
}

import { listed, type Sentence } from '@sandtable/kernel';
import { readHex } from '../board/map.ts';
import { isEffect } from '../model/battlecard.ts';
import { AI_SEAT } from '../model/forces.ts';
import { NONE, unitId } from '../model/ids.ts';
import type { Seen } from '../model/state.ts';
import { printUnit } from '../rules/word-kinds.ts';
import { cardName } from './card-words.ts';
import { hexName } from './names.ts';
import { unitName } from './unit-words.ts';

/** `Honvéd 03 to 0605, 2 RP` for `a03 0605 rp:2`. */
export function printPut(seen: Seen, words: Sentence): string {
  const place = seen.view.units.findIndex((_unit, each) => printUnit(seen, unitId(each)) === words[0]);
  const said = (place === NONE ? words : words.slice(1)).map((word) => printWord(seen, word));
  if (place === NONE) return said.join(': ');
  return `${unitName(seen, unitId(place))}${/^\d/.test(words[1] ?? '') ? '' : ':'} ${said.join(', ')}`;
}

function printWord({ view, map, pack }: Seen, word: string): string {
  const [name = '', value = ''] = word.split(':');
  switch (name) {
    case 'lost':
      return 'lost, off the map';
    case 'rp':
      return `${value} RP`;
    case 'round':
      return `round ${value}`;
    case 'corps': {
      const corps = view.corps[Number(value) - 1];
      return corps?.seat === AI_SEAT ? 'the AI' : (corps?.name ?? value);
    }
    case 'tokens':
      return `${value} tokens`;
    case 'hand':
      return value === '' ? 'holds no cards' : `holds ${printCards(pack, value)}`;
    default: {
      const at = readHex(map, word);
      return `to ${at === undefined ? word : hexName(map, at)}`;
    }
  }
}

function printCards(pack: Seen['pack'], effects: string): string {
  return listed(effects.split(',').map((effect) => (isEffect(effect) ? cardName(pack, effect) : effect)));
}

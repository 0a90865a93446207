import { FACINGS } from '@sandtable/hex';
import type { Sentence } from '@sandtable/kernel';
import type { Seen } from '../model/battle/state.ts';
import { unitId } from '../model/ids.ts';
import { SIDES } from '../model/pack/unit-type.ts';
import { MARKER_NAMES } from './map-words.ts';
import { HIT_NAMES, NATIONS, unitName } from './units.ts';

/** States of a counter placed by hand. Any other word is its hex. */
const STATES: Readonly<Record<string, string>> = {
  fresh: 'fresh',
  spent: 'spent',
  unhit: 'no hit marker',
  inside: 'under cover',
  outside: 'out of its cover',
  hasty: 'dug in',
  unhasty: 'no longer dug in',
  off: 'off the map',
  lost: 'destroyed',
};

/** A counter placed by hand: `Rifle squad 03 to E09, facing SE, spent` for `g03 E09 SE spent`. */
export function printPut(seen: Seen, words: Sentence): string {
  const { counters } = seen.pack;
  const [first = '', hex = '', ...more] = words;
  const unit = counters.findIndex(({ word }) => word === first);
  if (unit !== -1) return printUnitPut(seen, unitName(seen, unitId(unit)), words.slice(1));
  if (first === 'clear') return `no markers in ${hex}`;
  if (first === 'control') return `Control Marker in ${hex}: ${nation(more[0]) ?? more[0] ?? ''}`;
  const [, marker] = Object.entries(MARKER_NAMES).find(([kind]) => kind === first) ?? [];
  if (marker !== undefined) return `${marker} in ${hex}`;
  const side = nation(first);
  return side === undefined
    ? words.map(printFigure).join(', ')
    : `${side}: ${words.slice(1).map(printFigure).join(', ')}`;
}

function nation(word: string | undefined): string | undefined {
  const side = SIDES.find((each) => each === word);
  return side && NATIONS[side];
}

function printUnitPut({ pack }: Seen, name: string, words: Sentence): string {
  const hits = new Map(pack.hitMarkers.map(({ kind }) => [`hit:${kind}`, HIT_NAMES[kind]]));
  const said = words.map((word) => {
    const facing = FACINGS.find((each) => each === word);
    return STATES[word] ?? hits.get(word) ?? (facing === undefined ? `to ${word}` : `facing ${facing}`);
  });
  return `${name}${said[0]?.startsWith('to ') === true ? '' : ':'} ${said.join(', ')}`;
}

function printFigure(word: string): string {
  const [name = '', value = ''] = word.split(':');
  switch (name) {
    case 'caps':
      return `${value} CAPs`;
    case 'vp':
      return `${value} VP`;
    case 'hand':
      return value === '' ? 'no Action Cards' : `Action Cards ${value.split(',').join(', ')}`;
    case 'space':
      return `track marker to space ${value}`;
    case 'turn':
      return value === 'ai' ? 'the AI’s turn' : 'your turn';
    default:
      return `${name} ${value}`;
  }
}

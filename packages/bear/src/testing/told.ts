import { FACINGS } from '@sandtable/hex';
import { makeMap } from '../board/map.ts';
import { type BearMatch, pack } from './match.ts';

/** The events of the last sentence, a line each: `moved g03 0,0 1,0 NE`, `rolled wire g03 4`. Some are left out. */
export function told(match: BearMatch, ...keys: readonly string[]): string[] {
  const { terms, options } = match.view;
  const map = makeMap(pack.boards, terms.map, options);
  const hex = (place: number): string => (map.ok ? (map.value.names[place] ?? '-') : '-');
  const word = (unit: number): string => pack.counters[unit]?.word ?? '-';
  return match.events().flatMap((event) => {
    if (keys.length > 0 && !keys.includes(event.key)) return [];
    const parts: unknown[] = [event.key];
    if ('what' in event) parts.push(event.what);
    if ('unit' in event) parts.push(word(event.unit));
    if ('units' in event) parts.push(event.units.map(word).join('+'));
    if ('carrier' in event) parts.push(word(event.carrier));
    if ('from' in event) parts.push(hex(event.from));
    if ('at' in event) parts.push(hex(event.at));
    if ('facing' in event) parts.push(FACINGS[event.facing]);
    if ('way' in event) parts.push(event.way, event.ap, event.caps);
    if ('dice' in event) parts.push(event.dice.join('+'));
    if ('cost' in event) parts.push(event.cost);
    if ('needed' in event) parts.push(event.needed);
    if ('kill' in event) parts.push(event.kill);
    if ('vp' in event) parts.push(event.side, event.vp);
    if ('space' in event) parts.push(event.space);
    return [parts.join(' ')];
  });
}

/** The keys of all reasons for a refusal; `yes` if it is granted. */
export function why(match: BearMatch, text: string): string {
  const verdict = match.judge(text);
  return verdict.granted ? 'yes' : [...new Set(verdict.reasons.map(({ key }) => key))].join(', ');
}

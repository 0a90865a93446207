import { NATIONS } from '../units.ts';
import type { Seen } from '../../model/battle/state.ts';
import { type SetUp, setUpOf } from './set-up.ts';
import type { Force } from './forces.ts';
import type { RecordText } from './records.ts';
import { type SheetText, type SheetOrder, sheetText } from '../orders/sheet-text.ts';

export function printSetUp(seen: Seen): string[] {
  const setUp = setUpOf(seen);
  const sheet = sheetText(seen);
  const parts = [
    headLines(setUp),
    ...setUp.forces.map(forceLines),
    ...(setUp.laid.length > 0 ? [['On the map', ...indented(setUp.laid)]] : []),
    ...setUp.records.map(recordLines),
    ...(sheet === null ? [] : [sheetLines(sheet)]),
  ];
  return parts.flatMap((part, place) => (place === 0 ? part : ['', ...part]));
}

function headLines({ title, facts }: SetUp): string[] {
  return [title, ...indented(facts.map(({ label, text }) => `${label}: ${text}`))];
}

function forceLines({ name, means, groups, weapons }: Force): string[] {
  return [
    `${name}: ${means}`,
    ...groups.flatMap(({ title, units }) => [
      ...indented([`${title}:`]),
      ...indented(units.map((unit) => (unit.place === '' ? unit.name : `${unit.name} ${unit.place}`))).map(deeper),
    ]),
    ...indented(weapons),
  ];
}

function recordLines({ side, sections }: RecordText): string[] {
  return [
    `${NATIONS[side]} Record Board`,
    ...sections.flatMap(({ title, cards }) => [
      ...indented([`${title}:`]),
      ...cards.map(({ number, name, half, by, text, notes }) =>
        deeper(
          deeper(
            `${[number, name].filter((part) => part !== '').join(' ')} (${[half, ...(by === '' ? [] : [by])].join(', ')}): ${[...text, ...notes].join(' ')}`,
          ),
        ),
      ),
    ]),
  ];
}

function sheetLines({ posture, deck, counteractions, missionOrders, track, drawCup }: SheetText): string[] {
  const orders = (title: string, all: readonly SheetOrder[]): string[] =>
    all.map(({ space, tile, text }) => `${title} ${space}${tile === null ? '' : `, ${tile.title}`}: ${text}`);
  return [
    `Solo Mission Sheet: ${posture}`,
    ...indented([
      `Order deck: ${deck}`,
      `AI Draw Cup: ${drawCup.length === 0 ? 'empty' : drawCup.join(', ')}`,
      ...orders('Counteraction', counteractions),
      ...orders('Mission Order', missionOrders),
      ...track.flatMap(({ space, name, yellow, text, tiles }) =>
        name === '' && tiles.length === 0
          ? []
          : [
              `Space ${space} ${name}${yellow ? ' (yellow)' : ''}${text === '' ? '' : `: ${text}`}`.trimEnd(),
              ...tiles.map((tile) =>
                deeper(`${tile.title} ${tile.name}${tile.yellow ? ' (yellow)' : ''}: ${tile.text}`),
              ),
            ],
      ),
    ]),
  ];
}

function indented(lines: readonly string[]): string[] {
  return lines.map(deeper);
}

function deeper(line: string): string {
  return `  ${line}`;
}

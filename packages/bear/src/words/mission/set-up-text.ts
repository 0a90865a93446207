import { counted } from '@sandtable/kernel';
import { NATIONS } from '../units.ts';
import type { Seen } from '../../model/battle/state.ts';
import { type SetUp, setUpOf } from './set-up.ts';
import type { Force } from './forces.ts';
import type { RecordText } from './records.ts';
import { type SheetOrder, type SheetText, sheetText, type SheetTile } from '../orders/sheet-text.ts';

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

function forceLines({ name, caps, means, capsWhy, groups, weapons }: Force): string[] {
  return [
    `${name}: ${means}`,
    ...indented(capsWhy === '' ? [] : [`${counted(caps, 'CAP')}: ${capsWhy}`]),
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

function sheetLines({ posture, notes, counteractions, missionOrders, track }: SheetText): string[] {
  const orders = (title: string, all: readonly SheetOrder[]): string[] =>
    all.map(
      ({ space, tile, text, chosen }) =>
        `${title} ${space}${tile === null ? '' : `, ${tile.title}`}: ${text}${chosenText(chosen)}`,
    );
  return [
    `Solo Mission Sheet: ${posture}`,
    ...indented([
      ...notes.map(({ label, rule, text }) => `${label}: ${text} (${rule})`),
      ...orders('Counteraction', counteractions),
      ...orders('Mission Order', missionOrders),
      ...track.flatMap(({ space, name, yellow, text, tiles }) =>
        name === '' && tiles.length === 0
          ? []
          : [
              `Space ${space} ${name}${yellow ? ' (yellow)' : ''}${text === '' ? '' : `: ${text}`}`.trimEnd(),
              ...tiles.map((tile) =>
                deeper(
                  `${tile.title} ${tile.name}${tile.yellow ? ' (yellow)' : ''}: ${tile.text}${chosenText(tile.chosen)}. ${leapText(tile)}`,
                ),
              ),
            ],
      ),
    ]),
  ];
}

/** ` (the chosen card’s: Rifle squad 07 and Rifle squad 08)` */
export function chosenText(chosen: string): string {
  return chosen === '' ? '' : ` (the chosen card’s: ${chosen})`;
}

/** G5.5b, R-139: `Leaps from 2 to 5, 9, 14, 17, then off the track` */
export function leapText({ path }: Pick<SheetTile, 'path'>): string {
  const [first = 0, ...later] = path;
  return `Leaps from ${first} ${later.length === 0 ? '' : `to ${later.join(', ')}, then `}off the track`;
}

function indented(lines: readonly string[]): string[] {
  return lines.map(deeper);
}

function deeper(line: string): string {
  return `  ${line}`;
}

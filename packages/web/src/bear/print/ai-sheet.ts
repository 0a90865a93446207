import {
  chosenText,
  eventNames,
  leapText,
  MINE,
  NO_ENEMY,
  printNumbers,
  printOrder,
  printTrackEvents,
  type Seen,
  type SheetText,
  sheetText,
  unitTitle,
} from '@sandtable/bear';
import { counted } from '@sandtable/kernel';
import type { Block, PrintBox } from '../../face/print.ts';
import { hexList } from './deals.ts';

type SoloTerms = NonNullable<Seen['view']['terms']['solo']>;

/** What a person needs to run the AI by hand: its deck, its cup, its objectives, its orders and the Mission Track. */
export function aiSheetBlocks(seen: Seen): Block[] {
  const { solo } = seen.view.terms;
  if (solo === null) return [];
  const sheet = sheetText(seen);
  const orders = sheet === null ? printedOrders(solo) : generatedOrders(sheet);
  return [
    {
      kind: 'facts',
      rows:
        sheet === null
          ? notesOf(seen, solo)
          : sheet.notes.map(({ label, text, rule }) => ({ label, text: `${text} (${rule})` })),
    },
    { kind: 'head', text: 'Counteractions' },
    { kind: 'text', text: 'Tried from the first; one is executed.' },
    { kind: 'list', lines: orders.counteractions },
    { kind: 'head', text: 'Mission Orders' },
    { kind: 'text', text: 'Tried from the first; one is executed.' },
    { kind: 'list', lines: orders.missionOrders },
  ];
}

function notesOf(
  seen: Seen,
  { deck, cup, objectives }: SoloTerms,
): { readonly label: string; readonly text: string }[] {
  const numbers = printNumbers(deck.map((card) => seen.pack.orderCards[card]?.number ?? 0));
  return [
    { label: 'Order deck', text: `cards ${numbers}, shuffled` },
    ...(cup.length === 0 ? [] : [{ label: 'Rumored Enemy cup', text: cupText(seen, cup) }]),
    {
      label: 'Mission Objectives',
      text: ['every Control Marker of yours', ...objectives.map((hexes) => objectiveText(seen, hexes))].join('; '),
    },
  ];
}

function objectiveText(seen: Seen, hexes: readonly number[]): string {
  return hexes.length > 1 ? `the nearest of ${hexList(seen, hexes)}` : hexList(seen, hexes);
}

function cupText(seen: Seen, cup: SoloTerms['cup']): string {
  const count = (what: number): number => cup.filter((each) => each === what).length;
  const units = cup.filter((each) => each !== NO_ENEMY && each !== MINE);
  return [
    ...(units.length === 0 ? [] : [eventNames(seen, unitTitle).units(units)]),
    ...(count(NO_ENEMY) === 0 ? [] : [`${count(NO_ENEMY)} No Enemy`]),
    ...(count(MINE) === 0 ? [] : [counted(count(MINE), 'Mine')]),
  ].join('; ');
}

interface OrderLines {
  readonly counteractions: readonly string[];
  readonly missionOrders: readonly string[];
}

function printedOrders({ counteractions, missionOrders }: SoloTerms): OrderLines {
  const numbered = (orders: SoloTerms['counteractions']): string[] =>
    orders.map((order, place) => `${place + 1}: ${printOrder(order)}`);
  return { counteractions: numbered(counteractions), missionOrders: numbered(missionOrders) };
}

function generatedOrders({ counteractions, missionOrders }: SheetText): OrderLines {
  const lines = (orders: SheetText['counteractions']): string[] =>
    orders.map(({ space, tile, text, chosen }) => {
      const title = tile === null ? 'on the sheet' : `${tile.title}, ${tile.posture}`;
      const lasting = (tile?.parameters ?? []).map((each) => ` ${each}, from the first turn to the last.`);
      return `${space} (${title}): ${text}${chosenText(chosen)}${lasting.join('')}`;
    });
  return { counteractions: lines(counteractions), missionOrders: lines(missionOrders) };
}

/** S2.3: the spaces of the Mission Track, to move a marker along. */
export function trackBoxes(seen: Seen): PrintBox[] {
  const { solo } = seen.view.terms;
  if (solo === null) return [];
  const sheet = sheetText(seen);
  if (sheet !== null) return sheet.track.map((space) => generatedSpace(space, sheet.track.length));
  const names = eventNames(seen, unitTitle);
  return Array.from({ length: solo.length }, (_, place): PrintBox => {
    const space = place + 1;
    const printed = solo.track.find((each) => each.space === space);
    const name = space === 1 ? 'Start' : (printed?.name ?? '');
    const ends = space === solo.length ? 'The mission ends.' : '';
    const text = [printTrackEvents(printed?.events ?? [], names), ends].filter((part) => part !== '').join(' ');
    return { title: `${space} ${name}`.trim(), text, tone: toneOf(printed?.yellow === true, ends !== '') };
  });
}

function generatedSpace({ space, name, yellow, text, row, tiles }: SheetText['track'][number], last: number): PrintBox {
  const lines = tiles.map((tile) => {
    const rim = tile.yellow ? ', yellow' : '';
    const lasting = tile.parameters.map((each) => ` ${each}.`).join('');
    return `${tile.title} ${tile.name} (${tile.posture}${rim}): ${tile.text}${chosenText(tile.chosen)}.${lasting} ${leapText(tile)}.`;
  });
  return {
    title: [space, row, name].filter((part) => part !== '').join(' '),
    text: [text, ...lines].filter((part) => part !== '').join(' '),
    tone: toneOf(yellow, space === last),
  };
}

function toneOf(isYellow: boolean, isEnd: boolean): PrintBox['tone'] {
  return isYellow ? 'yellow' : isEnd ? 'end' : undefined;
}

export const TRACK_LINE =
  'The marker starts on 1. A space happens when the marker lands on it; a yellow one, with a double rim, also when the marker passes it. ' +
  'What happens as AI Action takes the place of the Order Card; if it cannot be done, the card is executed.';

export const TILES_LINE = ' A tile then leaps to the next of its spaces.';

import { counted } from '@sandtable/kernel';
import { boardsOf } from '../../model/battle/terms.ts';
import type { DraftView } from '../../model/draft/draft.ts';
import type { Seen } from '../../model/battle/state.ts';
import { eventNames } from '../event-names.ts';
import { explainControl, explainMarker } from '../map-words.ts';
import { printNumbers } from '../orders/order-text.ts';
import { type Force, forcesOf } from './forces.ts';
import { type RecordText, recordTexts } from './records.ts';
import { printLength } from './victory.ts';
import type { HexId } from '../../model/ids.ts';

/** A generated battle before its first round, in words: for the terminal, the printed page and the app. */
export interface SetUp {
  /** `Guideline 2: Infantry` */
  readonly title: string;
  /** `board 3 Hills, turned, right of board 1` */
  readonly boards: readonly string[];
  readonly facts: readonly Fact[];
  readonly forces: readonly Force[];
  readonly laid: readonly string[];
  readonly records: readonly RecordText[];
}

export interface Fact {
  readonly label: string;
  readonly text: string;
}

/** Only for the end of a generation. Hidden units are the one secret. */
export function setUpOf(seen: Seen): SetUp {
  const { draft } = seen.view;
  if (draft === null) throw new Error('this match was not generated');
  return {
    title: printGuideline(draft),
    boards: boardTexts(seen),
    facts: factsOf(seen, draft),
    forces: forcesOf(seen, draft),
    laid: laidOut(seen),
    records: recordTexts(seen, draft),
  };
}

/** `Guideline 2: Infantry, solo` */
function printGuideline({ plan: { number, name }, isSolo }: Pick<DraftView, 'plan' | 'isSolo'>): string {
  return `${number === 0 ? name : `Guideline ${number}: ${name}`}${isSolo ? ', solo' : ''}`;
}

function factsOf(seen: Seen, { plan: { minutes }, initiative }: DraftView): Fact[] {
  const { terms, players } = seen.view;
  const side = players[initiative]?.side;
  return [
    { label: 'Boards', text: boardTexts(seen).join('; ') },
    { label: 'Length', text: printLength(terms) },
    { label: 'Playing time', text: `about ${[...new Set(minutes)].join(' to ')} minutes` },
    ...(side === undefined ? [] : [{ label: 'Initiative Player', text: eventNames(seen).player(initiative) }]),
    ...beginner(seen),
    { label: 'Action deck', text: printDeck(seen) },
    // G3.2.1: not printed on any card.
    { label: 'Victory Points', text: '1 VP at once for each enemy unit destroyed, and what the Record Boards say' },
  ];
}

/** `board 1 Plains`, `board 3 Hills, turned, right of board 1` */
export function boardTexts({ view, pack }: Seen): string[] {
  const boards = boardsOf(view);
  return boards.map(({ board, at: [x, y], turned }, place) => {
    const { name, label } = pack.boards.find(({ id }) => id === board) ?? { name: board, label: board };
    const beside = boards.slice(0, place).flatMap(({ board: other, at: [ox, oy] }) => {
      const where = BESIDE.get(`${x - ox} ${y - oy}`);
      return where === undefined ? [] : [`${where} board ${other.slice(1)}`];
    });
    return [`board ${label} ${name}`, ...(turned ? ['turned'] : []), ...beside.slice(0, 1)].join(', ');
  });
}

const BESIDE: ReadonlyMap<string, string> = new Map([
  ['1 0', 'right of'],
  ['-1 0', 'left of'],
  ['0 1', 'below'],
  ['0 -1', 'above'],
]);

/** B2.1 */
function beginner({ view: { terms } }: Seen): Fact[] {
  if (terms.initiative === null) return [];
  const { side, rounds } = terms.initiative;
  const who = side === 'german' ? 'the German side' : 'the Soviet side';
  const when = { first: 'begins round 1', all: 'begins every round', alternating: 'begins round 1, then by turns' };
  return [{ label: 'Initiative', text: `${who} ${when[rounds]}` }];
}

/** G2.1.3: `39 cards, numbers 02-13, 20` */
function printDeck({ view: { terms }, pack }: Seen): string {
  const numbers = new Set(terms.deck.flatMap((card) => pack.actionCards[card]?.number ?? []));
  return `${counted(terms.deck.length, 'card')}, numbers ${printNumbers([...numbers])}`;
}

/** `E09: Soviet Control Marker, 1 VP when a round ends`, `F10: bunker facing NE` */
function laidOut(seen: Seen): string[] {
  const { controls, markers } = seen.view;
  const at = (hex: HexId, text: string): string => `${seen.map.names[hex] ?? '?'}: ${text}`;
  return [
    ...controls.map((control) => at(control.at, explainControl(seen, control))),
    ...markers.map((marker) => at(marker.at, explainMarker(marker))),
  ];
}

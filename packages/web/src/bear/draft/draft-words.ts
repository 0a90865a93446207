import { type BoardEdge, hexesAlong, MARKER_NAMES, type Pack, type Seen, type EntryWay } from '@sandtable/bear';
import { counted, type Sentence, type Word } from '@sandtable/kernel';
import type { Form, SpokenWord } from '../../face/choice.ts';
import type { TurnButtons } from '../../face/speech.ts';
import { clickablesOf } from '../../saying/clickables.ts';
import type { Saying } from '../../saying/saying.ts';
import { capital } from '../../ui/words.ts';
import type { BearSaying } from '../speech/saying.ts';
import { conditionNumber, printNumber } from './card-face.ts';
import type { DraftWord } from './match-name.ts';

export function draftForm({ map, pack }: Seen, said: Sentence, meant: DraftWord): Form {
  switch (meant.kind) {
    case 'board':
      return { kind: 'board', board: meant.value };
    case 'boardEdge':
      return { kind: 'edge', hexes: hexesAlong(map, [meant.value]) };
    case 'generatorCard':
      return { kind: 'splitCard', card: meant.value };
    case 'condition':
      return { kind: 'splitCard', card: conditionNumber(meant.value) };
    case 'half':
      return { kind: 'half', card: cardNamed(pack, said.at(-1) ?? ''), half: meant.value };
    case 'defense':
      // The player names it before its hex, like a verb.
      return { kind: 'verb', leaves: false, clicked: 'then' };
    case 'role':
    case 'turned':
      return { kind: 'other' };
  }
}

function cardNamed({ generatorCards, conditionCards }: Pack, word: Word): number {
  const condition = conditionCards.findIndex(({ id }) => id === word);
  if (condition !== -1) return conditionNumber(condition);
  return generatorCards.findIndex(({ side, number }) => `${side}-${printNumber(number)}` === word);
}

export function draftWordLabel(seen: Seen, meant: DraftWord): string {
  const { pack } = seen;
  switch (meant.kind) {
    case 'role':
      return capital(meant.word.replace(/(\d)$/, ' $1'));
    case 'board':
      return pack.boards[meant.value]?.name ?? meant.word;
    case 'boardEdge':
      return capital(edgeName(seen, meant.value));
    case 'turned':
      return 'Turned around';
    case 'generatorCard': {
      const card = pack.generatorCards[meant.value];
      return card === undefined ? meant.word : `${printNumber(card.number)} ${card.name}`;
    }
    case 'condition':
      return pack.conditionCards[meant.value]?.name ?? meant.word;
    case 'defense':
      return capital(MARKER_NAMES[meant.value]);
    case 'half':
      return meant.value === 'top' ? 'Top' : 'Bottom';
  }
}

/** `top edge`; on a map of several boards `top edge of Plains` */
function edgeName({ view: { terms }, pack }: Seen, { board, edge }: BoardEdge): string {
  const places = 'boards' in terms.map ? terms.map.boards : [];
  const laid = pack.boards.find(({ id }) => id === places[board]?.board);
  return `${edge} edge${places.length > 1 && laid !== undefined ? ` of ${laid.name}` : ''}`;
}

export function printWay(seen: Seen, { edges, extra = [], open = false }: EntryWay): string {
  const named = [...edges, ...extra].map((edge) => `the ${edgeName(seen, edge)}`);
  return [...named, ...(open ? ['any free edge'] : [])].join(', ');
}

/** One-word choices without a place on the table; `done` is set apart. */
export function draftButtons(saying: Saying): TurnButtons {
  const { buttons: all, hexes } = clickablesOf(saying);
  const placing = new Set([...hexes.values()].flat().map(({ words }) => words[0]));
  const buttons = all
    .filter(({ words }) => words.length === 1)
    // If only one thing can be placed, a click on the map places it.
    .filter(({ words }) => placing.size > 1 || !placing.has(words[0]))
    .map(({ words, label }) => ({ words, label, aside: '', tip: null, isAlarming: false }));
  const done = buttons.find(({ words }) => words[0] === 'done');
  return { usual: buttons.filter((button) => button !== done), last: done ?? null };
}

export function draftLabel({ position, words, seen, game }: BearSaying): string {
  const heard = position.heard(words);
  const [first] = heard;
  if (first?.word === 'done') return doneLabel(seen, game.pending(seen.view)?.key ?? '');
  const half = heard.find(({ kind }) => kind === 'half');
  const board = heard.find(({ kind }) => kind === 'board');
  if (half !== undefined && first !== undefined) return `Play ${first.label}: ${half.label.toLowerCase()}`;
  if (board !== undefined) return `Lay ${board.label}`;
  if (heard.some(({ kind }) => kind === 'edge')) return `Enter from the ${heard.at(-1)?.label.toLowerCase() ?? ''}`;
  const facing = heard.find(({ kind }) => kind === 'facing');
  if (facing !== undefined && first !== undefined) return `${first.label} faces ${facing.word}`;
  return first?.label ?? 'Confirm';
}

/** What `done` means here, so that the button to confirm it is not another `Done`. */
function doneLabel({ view: { frames } }: Seen, asked: string): string {
  if (asked === 'nameCard') return 'Place no units';
  if (asked === 'facings') return 'Keep these facings';
  const frame = frames.findLast(({ kind }) => kind === 'effect');
  return frame?.kind === 'effect' ? `Leave ${counted(frame.left.length, 'unit')} off the map` : 'Done';
}

/** Choices to confirm. Units and counters are placed at once, since that can be undone. */
const WEIGHTY: ReadonlySet<SpokenWord['kind']> = new Set<SpokenWord['kind']>([
  'half',
  'board',
  'edge',
  'facing',
  'other',
]);

export function isWeighty({ view: { draft, frames } }: Seen, heard: readonly SpokenWord[]): boolean {
  if (heard.some(({ kind }) => WEIGHTY.has(kind))) return true;
  const frame = frames.findLast(({ kind }) => kind === 'effect');
  // These cannot be undone: the last facing begins the battle, and in solo the last counter draws two cards.
  const isLast = frame?.kind !== 'effect' || frame.left.length <= 1 || heard[0]?.word === 'done';
  return draft?.phase === 'facings' || (draft?.isSolo === true && isLast);
}

import { counted, type NameOf } from '@sandtable/kernel';
import type { Seen } from '../../model/battle/state.ts';
import type { AiNote } from '../../solo/thought/trace.ts';
import { explainWhy } from './candidates.ts';
import { explainLadder } from './ladder.ts';
import { explainOrder } from './order-trace.ts';
import { type AiNames, aiNames, type AiTurn, cardsOf, type CardTurn } from './turn.ts';
import { explainEvent } from '../events.ts';
import { PARTS, printSource } from '../orders/order-card-text.ts';
import { orderCardName, printAdvance, printOrder } from '../orders/order-text.ts';
import { type Naming, unitWord } from '../units.ts';

/** S-trace: everything that decided an AI turn, and its outcome; `seen` is the match before the turn. */
export function explainAiTurn(seen: Seen, turn: AiTurn, naming: Naming = unitWord): string[] {
  const names = aiNames(seen, naming);
  return cardsOf(turn).flatMap((card) => explainCard(seen, card, names));
}

function explainCard({ pack }: Seen, { card, notes, events }: CardTurn, names: AiNames): string[] {
  return [
    cardTitle(pack.orderCards[card]),
    ...notes.flatMap((note) => explainNote(note, names)).map((line) => `  ${line}`),
    'Result',
    ...events.slice(1).map((event) => `  ${explainEvent(event, names)} (${event.rule})`),
  ];
}

/** S4.3 */
function cardTitle(card: Seen['pack']['orderCards'][number] | undefined): string {
  if (card === undefined) return orderCardName('?');
  return `${orderCardName(card.number)}${card.isCommand ? ', a Command card: spent AIs act too, with no spent check (S4.3)' : ''}`;
}

type NoteKind = AiNote['note'];
/** Declared as a method, so that its parameter is bivariant: the kind has already selected the line for this note. */
type Say<Note> = { say(note: Note, names: AiNames): string[] }['say'];
type Words = { readonly [Kind in NoteKind]: Say<Extract<AiNote, { readonly note: Kind }>> };

const noteWords: Words = {
  // The title shows the card.
  card: () => [],
  advance: ({ advance, ai, units, met }) => [
    `${printAdvance(advance)}: ${counted(ai, 'AI')} and ${counted(units, 'unit')}, so the marker ${met ? 'advances' : 'stays'} (S2.3.1a)`,
  ],
  passTest: ({ ai, units, passes }) => [
    `${counted(ai, 'fresh AI')} and ${counted(units, 'fresh unit')}, so the AI ${passes ? 'passes' : 'does not pass'} (S4.1.2d)`,
  ],
  none: () => ['No order on the card can be executed: the AI passes (S2.3.3)'],
  unmet: ({ source, order }) => [
    `${printSource(source)}: ${printOrder(order)} (${PARTS[source.part].rule})`,
    '  its condition is not met',
  ],
  eventChoice: ({ what, chosen }, names) => explainLadder(CHOICES[what].title, chosen, CHOICES[what].name(names)),
  rolledNext: ({ chosen }, names) => explainLadder('Rolled for next', chosen, names.unit),
  spotChoice: ({ unit, chosen }, names) => explainLadder(`Spotting hex of ${names.unit(unit)}`, chosen, names.hex),
  calledOff: ({ unit, target, why }, names) => [
    `${names.unit(unit)} cannot attack ${names.unit(target)} after all${explainWhy(why, names)}`,
  ],
  order: explainOrder,
};

type Choice = Extract<AiNote, { readonly note: 'eventChoice' }>['what'];

/** What an event chooses, and how candidates are named. */
const CHOICES: Readonly<Record<Choice, { readonly title: string; readonly name: (names: AiNames) => NameOf }>> = {
  confusion: { title: 'Confused unit', name: (names) => names.unit },
  rumor: { title: 'Rumor hex', name: (names) => names.hex },
  smoke: { title: 'Smoke hex', name: (names) => names.hex },
  defense: { title: 'Defense Counter hex', name: (names) => names.hex },
  barrage: { title: 'Barrage hex', name: (names) => names.hex },
};

function explainNote(note: AiNote, names: AiNames): string[] {
  const say: Say<AiNote> = noteWords[note.note];
  return say(note, names);
}

import type { NameOf } from '@sandtable/kernel';
import type { Seen } from '../model/state.ts';
import type { AiNote } from '../solo/thought/trace.ts';
import { explainWhy } from './ai-candidates.ts';
import { explainLadder } from './ai-ladder.ts';
import { type AiNames, aiNames } from './ai-names.ts';
import { explainOrder } from './ai-order-trace.ts';
import { type AiTurn, type CardTurn, cardsOf } from './ai-turn.ts';
import { count } from './count.ts';
import { explainEvent } from './events.ts';
import { PARTS, printSource } from './ai-source.ts';
import { orderCardName, printAdvance, printOrder } from './order-text.ts';
import { type Naming, unitWord } from './unit-name.ts';

/** S-trace: everything an AI turn was decided by, and what came of it; `seen` is the match before it. */
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
/** Written as a method, so that the table can be asked with any note: its kind has chosen the line that takes it. */
type Say<Note> = { say(note: Note, names: AiNames): string[] }['say'];
type Words = { readonly [Kind in NoteKind]: Say<Extract<AiNote, { readonly note: Kind }>> };

const noteWords: Words = {
  // The title has it.
  card: () => [],
  advance: ({ advance, ai, units, met }) => [
    `${printAdvance(advance)}: ${count(ai, 'AI', 'AIs')} and ${count(units, 'unit', 'units')}, so the marker ${met ? 'advances' : 'stays'} (S2.3.1a)`,
  ],
  passTest: ({ ai, units, passes }) => [
    `${count(ai, 'fresh AI', 'fresh AIs')} and ${count(units, 'fresh unit', 'fresh units')}, so the AI ${passes ? 'passes' : 'does not pass'} (S4.1.2d)`,
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

/** What an event falls on, and how that is called. */
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

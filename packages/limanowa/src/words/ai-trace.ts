import type { Wording } from '@sandtable/kernel';
import type { LimanowaEvent } from '../model/event.ts';
import type { UnitId } from '../model/ids.ts';
import type { Seen } from '../model/state.ts';
import type { AiNote, BatteryTrace } from '../solo/trace.ts';
import { agree, GRADE_NAMES, PHASE_NAMES } from './names.ts';
import { explainAiReason, explainChoice, summarizeChoice } from './ai-choice.ts';
import { type EventNames, eventNames, explainEvent, NO_CARD_ROLL, NO_TOKEN_ROLL, within } from './events.ts';

/** Everything the AI considered in an entry, and the results; `seen` is the match before it. */
export function explainAiTurn(seen: Seen, { notes, events }: AiTurn): string[] {
  const names = eventNames(seen);
  return [
    ...notes.flatMap((note) => explainNote(note, names)),
    'Result',
    ...events.map((event) => `  ${explainEvent(event, names)} (${event.rule})`),
  ];
}

type NoteKind = AiNote['note'];
type Words = {
  readonly [Kind in NoteKind]: Wording<Extract<AiNote, { readonly note: Kind }>, EventNames, string[]>;
};

const noteWords: Words = {
  cardNotRolled: ({ phase, no }) => [`${PHASE_NAMES[phase]} card: no roll, ${NO_CARD_ROLL[no.why]} (${no.rule})`],
  cardRolled: ({ phase, limit, die, sides }) => [
    `${PHASE_NAMES[phase]} card: ${die} on a d${sides}, ${within(die, limit)}: ${die <= limit ? 'turns up the top card' : 'no card'} (LS3.2.1a)`,
  ],
  cardTurned: ({ effect, candidates, why, used }, names) => [
    `${names.effect(effect)}: ${used ? 'has an effect, so it is used (LS3.2.1b)' : 'has no target, so it is discarded (LS3.2.1c)'}`,
    ...(candidates.length === 0 ? [] : [`  candidates: ${names.units(candidates)} (LS3.2.1d)`]),
    ...why.map((reason) => `  ${explainAiReason(reason, names)}`),
  ],
  tokenNotRolled: ({ no, batteries }, names) => [
    `Artillery token: no roll, ${NO_TOKEN_ROLL[no.why]} (${no.rule})`,
    ...batteries.flatMap((battery) => explainBattery(battery, names)),
  ],
  tokenRolled: ({ limit, die, sides, batteries }, names) => [
    `Artillery token: ${die} on a d${sides}, ${within(die, limit)}: ${die <= limit ? 'uses one' : 'uses none'} (LS3.2.2c)`,
    ...batteries.flatMap((battery) => explainBattery(battery, names)),
  ],
  wound: ({ unit, reachedBy, limit, die, sides, hit }, names) => [
    `${agree(names.unit(unit), 'is reached by')} ${names.units(reachedBy)} (LS4.1a): ${die} on a d${sides}, ${within(die, limit)}, ${hit ? 'loses 1 RP (LS4.1c)' : 'unhurt (LS4.1d)'}`,
  ],
  unreached: ({ units }, names) => [`Out of reach, no roll: ${names.units(units)} (LS4.1a)`],
  objective: ({ at, grade, able, why }, names) => [
    `${names.hex(at)}, an empty ${GRADE_NAMES[grade]}: ${ableText(able, names)} (LS4.2a)`,
    ...why.map((reason) => `  ${explainAiReason(reason, names)}`),
  ],
  allHeld: () => ['No objective is empty: nobody moves (LS4.2a)'],
  choice: explainChoice,
};

function explainBattery({ battery, shells, supports, why }: BatteryTrace, names: EventNames): string[] {
  const options = [
    ...(shells.length === 0 ? [] : [`can attack ${names.units(shells)}`]),
    ...(supports.length === 0 ? [] : [`can support against ${names.units(supports)}`]),
  ];
  return [
    `  ${names.unit(battery)}: ${options.length === 0 ? 'can do nothing' : options.join('; ')} (LS3.2.2a)`,
    ...why.map((reason) => `    ${explainAiReason(reason, names)}`),
  ];
}

function ableText(able: readonly UnitId[], names: EventNames): string {
  return able.length === 0 ? 'nobody can move in' : `able to move in: ${names.units(able)}`;
}

function explainNote(note: AiNote, names: EventNames): string[] {
  const say: Wording<AiNote, EventNames, string[]> = noteWords[note.note];
  return say(note, names);
}

/** Events already covered by the choice or by another event of the entry. */
const ASIDE: ReadonlySet<LimanowaEvent['key']> = new Set<LimanowaEvent['key']>([
  'aiCardTurned',
  'aiRoundBegan',
  'reshuffled',
]);

/** A line for each roll, card, token, wound and move of the AI, followed by what decided a choice. `seen` is the match before it. */
export function summarizeAiTurn(seen: Seen, { notes, events }: AiTurn): string[] {
  const names = eventNames(seen);
  const choices = notes.flatMap((note) =>
    note.note === 'choice' && (note.ladder?.among.length ?? 0) > 1 ? [summarizeChoice(note, names)] : [],
  );
  return [
    ...events.filter(({ key }) => !ASIDE.has(key)).map((event) => `${explainEvent(event, names)} (${event.rule})`),
    ...choices,
  ];
}

/** The notes and events of an entry in which the AI decided. */
export interface AiTurn {
  readonly notes: readonly AiNote[];
  readonly events: readonly LimanowaEvent[];
}

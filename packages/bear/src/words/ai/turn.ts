import { EVERY_FACING, printFacing } from '@sandtable/hex';
import type { BearEvent } from '../../model/battle/event.ts';
import { type CardId, NONE } from '../../model/ids.ts';
import type { Seen } from '../../model/battle/state.ts';
import { ownMarkers } from '../../solo/thought/aims.ts';
import { objectivesOf } from '../../solo/thought/thought.ts';
import { type AimName, type AiNote, FIRST_MARKER, FIRST_OBJECTIVE, type OrderTrace } from '../../solo/thought/trace.ts';
import { type EventNames, eventNames } from '../event-names.ts';
import { type Naming, unitWord } from '../units.ts';

export interface AiTurn {
  readonly notes: readonly AiNote[];
  readonly events: readonly BearEvent[];
}

/** G5.3.4d: one Order Card of an AI turn with its notes and events. An event can add cards to a turn. */
export interface CardTurn extends AiTurn {
  readonly card: CardId;
}

export function cardsOf({ notes, events }: AiTurn): CardTurn[] {
  const turns: { card: CardId; notes: AiNote[]; events: BearEvent[] }[] = [];
  for (const event of events) {
    if (event.key === 'aiDrew') turns.push({ card: event.card, notes: [], events: [] });
    turns.at(-1)?.events.push(event);
  }
  let turn = -1;
  for (const note of notes) {
    if (note.note === 'card') turn += 1;
    turns[turn]?.notes.push(note);
  }
  return turns;
}

/** The executed order; undefined if the AI passed or an event was its action. */
export function executedOrder({ notes }: AiTurn): OrderTrace | undefined {
  return notes.find(
    (note): note is OrderTrace => note.note === 'order' && note.deed !== null && note.source.part !== 'event',
  );
}

export interface AiNames extends EventNames {
  facing(facing: number): string;
  aim(aim: AimName): string;
  target(target: number): string;
}

export function aiNames(seen: Seen, naming: Naming = unitWord): AiNames {
  const names = eventNames(seen, naming);
  const objectives = objectivesOf(seen);
  const objective = (place: number): string => {
    const [hex, ...more] = objectives[place] ?? [];
    if (hex === undefined) return 'an objective';
    return more.length === 0 ? `the objective ${names.hex(hex)}` : `the objective starting at ${names.hex(hex)}`;
  };
  const markers = ownMarkers(seen);
  const marker = (place: number): string => `the marker ${names.hex(markers[place] ?? NONE)}`;
  return {
    ...names,
    facing: (facing) =>
      EVERY_FACING.filter((each) => each === facing)
        .map(printFacing)
        .join(''),
    aim: (aim) => {
      if ('marker' in aim) return marker(aim.marker);
      return 'unit' in aim ? names.unit(aim.unit) : objective(aim.objective);
    },
    target: (target) => {
      if (target >= FIRST_MARKER) return marker(target - FIRST_MARKER);
      return target < FIRST_OBJECTIVE ? names.unit(target) : objective(target - FIRST_OBJECTIVE);
    },
  };
}

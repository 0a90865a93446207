import { type AiNote, type Limanowa, type LimanowaEvent, PHASE_NAMES, printHex, type Seen } from '@sandtable/limanowa';
import type { Motion } from '@sandtable/board';
import type { ReactNode } from 'react';
import type { FilmFrame, FilmModel } from '../../face/table.ts';
import type { Moment, Trace } from '../../face/moment.ts';
import type { Overlays } from '../../face/field.ts';
import { HappeningLine } from '../../log/happening-line.tsx';
import type { Engine } from '../engine/engine.ts';
import { tellEvent } from '../events/tell.ts';
import { disclosedArrows } from '../field/plan-arrows.ts';
import { motionsOf } from '../motion/motions.ts';
import { type Choice, LadderTable } from '../why/ladder-view.tsx';
import { AiRoll, ObjectiveNote, TurnedCard, WoundTable } from '../why/roll-views.tsx';
import { choiceTags, deedArrows, ringsAt } from './film-overlays.ts';
import '../why/why.css';

/** The frames of an AI entry: its rolls and choices, then the results. */
export function filmModel(
  engine: Engine,
  before: Moment<Limanowa>,
  moment: Moment<Limanowa>,
  trace: Trace<Limanowa> | null,
): FilmModel {
  const [from, to] = [engine.seenIn(before.view), engine.seenIn(moment.view)];
  const reasons = trace === null ? [] : reasonFrames(from, trace.notes);
  const frames = [...reasons, outcomeFrame(from, to, moment.events)];
  let motions: readonly Motion[][] | undefined;
  return {
    frames,
    motions() {
      motions ??= [motionsOf(from, moment.events, to)];
      return motions;
    },
  };
}

interface Picture {
  readonly step: string;
  readonly label: string;
  readonly pause: number;
  readonly overlays?: Overlays;
  readonly actor?: number;
  readonly picture: () => ReactNode;
}

function frame({ step, label, pause, overlays = [], actor = -1, picture }: Picture): FilmFrame {
  return {
    step,
    label,
    pause,
    overlays,
    isAfter: false,
    actor,
    picture: () => <div className="film-picture">{picture()}</div>,
  };
}

function reasonFrames(before: Seen, notes: readonly AiNote[]): FilmFrame[] {
  const wounds = notes.filter((note) => note.note === 'wound');
  return notes.flatMap((note): FilmFrame[] => {
    switch (note.note) {
      case 'cardRolled':
        return [
          frame({
            step: 'roll',
            label: 'Roll',
            pause: 900,
            overlays: disclosedArrows(before),
            picture: () => <AiRoll label={`Card, ${PHASE_NAMES[note.phase]} Phase`} rule="LS3.2.1a" {...note} />,
          }),
        ];
      case 'cardTurned':
        return [
          frame({
            step: 'card',
            label: 'Card',
            pause: 1400,
            overlays: ringsAt(before, note.candidates),
            actor: note.candidates[0] ?? -1,
            picture: () => <TurnedCard seen={before} note={note} />,
          }),
        ];
      case 'tokenRolled':
        return [
          frame({
            step: 'roll',
            label: 'Token',
            pause: 900,
            overlays: disclosedArrows(before),
            picture: () => <AiRoll label="Artillery token" rule="LS3.2.2c" {...note} />,
          }),
        ];
      case 'choice':
        return (note.ladder?.among.length ?? 0) < 2 ? [] : [choiceFrame(before, note)];
      case 'wound':
        return note === wounds[0] ? [woundFrame(before, wounds)] : [];
      case 'objective':
        return [
          frame({
            step: 'objective',
            label: 'Objective',
            pause: 1000,
            overlays: [
              { kind: 'ring', at: printHex(before.map, note.at), ring: 'focus' },
              ...ringsAt(before, note.able),
            ],
            picture: () => <ObjectiveNote seen={before} note={note} />,
          }),
        ];
      case 'cardNotRolled':
      case 'tokenNotRolled':
      case 'unreached':
      case 'allHeld':
        return [];
    }
  });
}

function choiceFrame(before: Seen, choice: Choice): FilmFrame {
  const chosen = choice.ladder?.chosen ?? -1;
  return frame({
    step: 'choice',
    label: 'Choice',
    pause: 1100,
    overlays: choiceTags(before, choice),
    actor: choice.what === 'objective' ? -1 : chosen,
    picture: () => <LadderTable seen={before} choice={choice} />,
  });
}

function woundFrame(before: Seen, wounds: readonly Extract<AiNote, { note: 'wound' }>[]): FilmFrame {
  return frame({
    step: 'wounds',
    label: 'Wounds',
    pause: 700 + 350 * wounds.length,
    overlays: wounds.flatMap(({ unit, die, hit }): Overlays => {
      const at = ringsAt(before, [unit])[0];
      if (at === undefined || !('at' in at)) return [];
      return [
        {
          kind: 'reason',
          at: at.at,
          number: String(die),
          text: hit ? '−1 RP' : 'unhurt',
          verdict: hit ? 'chosen' : 'out',
        },
      ];
    }),
    picture: () => <WoundTable seen={before} notes={wounds} />,
  });
}

/** All results line by line, on the map after them. */
function outcomeFrame(before: Seen, after: Seen, events: readonly LimanowaEvent[]): FilmFrame {
  const told = events.map((event) => tellEvent(after, event));
  return {
    step: 'outcome',
    label: 'Outcome',
    pause: 900 + 150 * told.length,
    overlays: deedArrows(before, events),
    isAfter: true,
    actor: -1,
    picture: () => (
      <div className="film-picture">
        <ul className="film-events">
          {told.map((event, place) => (
            <HappeningLine key={place} event={event} />
          ))}
        </ul>
      </div>
    ),
  };
}

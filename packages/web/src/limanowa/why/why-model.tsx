import { type AiNote, type Limanowa, PHASE_NAMES, type Seen } from '@sandtable/limanowa';
import type { Overlays } from '../../face/field.ts';
import type { Trace } from '../../face/moment.ts';
import type { WhyModel } from '../../face/table.ts';
import type { Engine } from '../engine/engine.ts';
import { tellEvent } from '../events/tell.ts';
import { choiceTags } from '../film/film-overlays.ts';
import { choicesIn, LadderTable } from './ladder-view.tsx';
import { AiRoll, Batteries, ObjectiveNote, TurnedCard, WoundTable } from './roll-views.tsx';
import './why.css';

/** An entry of the AI as a proof: rolls, cards, and choices row by row. */
export function whyModel(engine: Engine, trace: Trace<Limanowa>): WhyModel {
  const before = engine.seenIn(trace.before.view);
  const { notes, events } = trace;
  const told = events.map((event) => tellEvent(before, event));
  const choices = choicesIn(notes);
  const [first] = choices;
  return {
    lines: () => told.map(({ text, rule }) => `${text} (${rule})`),
    actor: first === undefined || first.what === 'objective' ? -1 : (first.ladder?.chosen ?? -1),
    overlays: (): Overlays => choices.flatMap((choice) => choiceTags(before, choice)),
    rules: () => [...new Set(told.map(({ rule }) => rule))],
    proof: () => <Proof before={before} notes={notes} />,
  };
}

function Proof({ before, notes }: { readonly before: Seen; readonly notes: readonly AiNote[] }) {
  const wounds = notes.filter((note) => note.note === 'wound');
  const [firstWound] = wounds;
  return (
    <div className="lim-why">
      {notes.map((note, place) => (
        <NoteView key={place} before={before} note={note} wounds={note === firstWound ? wounds : null} />
      ))}
    </div>
  );
}

interface NoteViewProps {
  readonly before: Seen;
  readonly note: AiNote;
  /** All wounds, with the first of them: one table shows them together. */
  readonly wounds: readonly Extract<AiNote, { note: 'wound' }>[] | null;
}

function NoteView({ before, note, wounds }: NoteViewProps) {
  switch (note.note) {
    case 'cardRolled':
      return <AiRoll label={`Card, ${PHASE_NAMES[note.phase]} Phase`} rule="LS3.2.1a" {...note} />;
    case 'cardTurned':
      return <TurnedCard seen={before} note={note} />;
    case 'tokenRolled':
      return (
        <>
          <AiRoll label="Artillery token" rule="LS3.2.2c" {...note} />
          <Batteries seen={before} note={note} />
        </>
      );
    case 'tokenNotRolled':
      return <Batteries seen={before} note={note} />;
    case 'wound':
      return wounds === null ? null : <WoundTable seen={before} notes={wounds} />;
    case 'objective':
      return <ObjectiveNote seen={before} note={note} />;
    case 'choice':
      return <LadderTable seen={before} choice={note} />;
    case 'cardNotRolled':
    case 'unreached':
    case 'allHeld':
      return null;
  }
}

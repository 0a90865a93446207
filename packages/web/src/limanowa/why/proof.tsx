import { type AiNote, PHASE_NAMES, type Seen } from '@sandtable/limanowa';
import { LadderTable } from './ladder-view.tsx';
import { AiRoll, Batteries, ObjectiveNote, TurnedCard, WoundTable } from './roll-views.tsx';
import './why.css';

export function Proof({ before, notes }: { readonly before: Seen; readonly notes: readonly AiNote[] }) {
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
  /** All wounds, set on the first wound's note only: one table shows them together. */
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

import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useOpenSentence, usePlay } from '../match/play-context.tsx';
import type { CounterDrag, MapView } from '../match/play-state.ts';
import { CounterView } from '../scene/counter-view.tsx';
import { useSetting } from '../settings/settings.ts';
import { dragNoteOf } from './drag-note.ts';
import './drag-ghost.css';

/** The counter under the pointer of a drag, and what letting it go there would mean. */
export function DragGhost() {
  const drag = usePlay((state) => state.drag);
  const map = usePlay((state) => state.map);
  return drag === null || map === null ? null : createPortal(<Ghost {...{ drag, map }} />, map.layer);
}

/** As wide as a counter is on the map, relative to its hex. */
const COUNTER = 0.62;
/** From here on a counter shows its figures, in pixels. */
const LARGE = 32;
/** Pixels between the counter and the note. */
const AWAY = 8;
/** The note goes to the other side of the pointer where this many pixels are missing. */
const ROOM = { across: 260, down: 120 };

function Ghost({ drag: { unit, hex, at }, map }: { readonly drag: CounterDrag; readonly map: MapView }) {
  const asked = useOpenSentence();
  const hasOdds = useSetting('deckOdds') === 'shown';
  const saying = asked?.saying ?? null;
  const note = useMemo(
    () => (saying === null ? null : dragNoteOf({ ...saying, chosen: unit }, unit, hex, hasOdds)),
    [saying, unit, hex, hasOdds],
  );
  if (saying === null) return null;
  const { position } = saying;
  const box = map.boxOf(position.hexName(position.hexOfUnit(unit)) ?? '');
  const size = COUNTER * Math.min(box?.width ?? 0, box?.height ?? 0);
  const { clientWidth, clientHeight } = map.layer;
  return (
    <div
      className="drag-ghost"
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      data-testid="drag-ghost"
      aria-hidden="true"
    >
      <CounterView piece={position.piece(unit)} size={size} detail={size < LARGE ? 'shape' : 'short'} />
      {note === null ? null : (
        <div
          className="drag-note"
          style={{ marginInline: size / 2 + AWAY }}
          data-left={clientWidth - at.x < ROOM.across || undefined}
          data-up={clientHeight - at.y < ROOM.down || undefined}
          data-barred={note.isBarred || undefined}
        >
          <b>{note.title}</b>
          {note.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
      )}
    </div>
  );
}

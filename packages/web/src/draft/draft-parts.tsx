import type { DraftTable } from '../face/draft.ts';
import { BoardGallery } from './board-gallery.tsx';
import { DraftHand } from './draft-hand.tsx';
import { HalfPreview } from './half-preview.tsx';
import { RecordBoard } from './record-board.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';
import { UnitTray } from './unit-tray.tsx';
import './draft.css';
import './split-card.css';

// All of the table of a draft in one, so that it is loaded at once.
export { DraftHand, HalfPreview, Scoreboard, SetUpDialog };

/** Over the map: the boards to choose from, or the counters to place. */
export function OverMap({ draft }: { readonly draft: DraftTable }) {
  return (
    <>
      <BoardGallery draft={draft} />
      <UnitTray />
    </>
  );
}

/** The boards of the others, above the map. */
export function OtherBoards({ draft: { sides } }: { readonly draft: DraftTable }) {
  return sides.slice(0, -1).map((side) => <RecordBoard key={side.side} side={side} />);
}

/** The viewer's own, below it. */
export function OwnBoard({ draft: { sides } }: { readonly draft: DraftTable }) {
  return sides.slice(-1).map((side) => <RecordBoard key={side.side} side={side} />);
}

/** All of them, one below the other. */
export function RecordBoards({ draft: { sides } }: { readonly draft: DraftTable }) {
  return sides.map((side) => <RecordBoard key={side.side} side={side} />);
}

import type { DraftBoard, DraftTable } from '../face/draft.ts';
import { useAboveSheet } from '../match/above-sheet.ts';
import { useOpenSentence, usePlayStore } from '../match/play-context.tsx';
import { say } from '../match/saying-actions.ts';
import { BoardImage } from '../scene/board-image.tsx';

/** The boards as pictures, in place of the map: while there is no map, and when the question asks for a board. */
export function BoardGallery({ draft: { boards, hasMap } }: { readonly draft: DraftTable }) {
  const asked = useOpenSentence();
  const style = useAboveSheet();
  const open = asked?.clickables.boards;
  const isAsked = open !== undefined && open.size > 0;
  if (hasMap && !isAsked) return null;
  const shown = isAsked ? boards.filter(({ board }) => open.has(board)) : boards;
  return (
    // Longer than the screen: focusable, so that keys scroll it.
    <section className="board-gallery" style={style} aria-label="Boards" tabIndex={isAsked ? undefined : 0}>
      <ul>
        {shown.map((board, place) => (
          <li key={board.key}>
            <BoardChoice board={board} place={place} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function BoardChoice({ board, place }: { readonly board: DraftBoard; readonly place: number }) {
  const store = usePlayStore();
  const asked = useOpenSentence();
  const [entry] = asked?.clickables.boards.get(board.board) ?? [];
  const said = asked === null ? [] : asked.saying.position.heard(asked.saying.words);
  const isChosen = said.some((word) => word.kind === 'board' && word.board === board.board);
  const face = (
    <>
      <BoardImage board={board} place={place} />
      <span className="board-name">
        {board.name}
        {board.isLaid ? <span className="soft"> on the map</span> : null}
      </span>
    </>
  );
  if (entry === undefined)
    return (
      <div className="board-choice" data-chosen={isChosen || undefined}>
        {face}
      </div>
    );
  return (
    <button
      type="button"
      className="board-choice"
      data-say={entry.words.join(' ')}
      onClick={() => say(store, entry.words)}
    >
      {face}
    </button>
  );
}

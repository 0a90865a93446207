import { useEffect, useState } from 'react';
import { leaveMatch, type OpenResult, watchMatch } from '../games/open-match.ts';
import { saveFileOf } from '../games/save-game.ts';
import { myShelf } from '../link/idb-shelf.ts';
import { explainRefusal } from '../link/refusal-words.ts';
import { freshId } from '../link/seed.ts';
import type { ShareWish } from '../match/app-context.ts';
import { sitDown } from '../match/sitting.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ShareSheet } from './share-sheet.tsx';

interface ShareStoredProps {
  readonly id: string;
  readonly onClose: () => void;
}

interface OpenedToShare {
  readonly wish: ShareWish;
  readonly text: string;
}

/** The sheet for a match that is not open: it opens a copy of the match to draw from. */
export function ShareStored({ id, onClose }: ShareStoredProps) {
  const [opened, setOpened] = useState<OpenedToShare | string | null>(null);
  useEffect(() => {
    const copy = freshId();
    let isHere = true;
    openToShare(id, copy).then(
      (found) => (isHere ? setOpened(found) : undefined),
      (error: unknown) => (isHere ? setOpened(error instanceof Error ? error.message : String(error)) : undefined),
    );
    return () => {
      isHere = false;
      leaveMatch(copy);
    };
  }, [id]);
  if (opened !== null && typeof opened === 'object')
    return <ShareSheet wish={opened.wish} record={{ read: () => Promise.resolve(opened.text) }} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title="Share this match">
      <p>{opened ?? 'Opening the match…'}</p>
    </Dialog>
  );
}

/** Returns in words why it cannot be opened. */
async function openToShare(id: string, copy: string): Promise<OpenedToShare | string> {
  const text = await myShelf().read(id);
  const file = saveFileOf(text ?? 'null');
  const opened: OpenResult = file.ok
    ? await watchMatch(copy, file.value, {})
    : { ok: false, refusal: { kind: 'wrong', problems: file.problems }, save: null };
  if (!opened.ok) return explainRefusal(opened.refusal).text;
  const sitting = opened.match.use((face, link) => sitDown(face, link));
  return { wish: { sitting, moment: sitting.now(), words: [] }, text: text ?? '' };
}

import { type ComponentType, type ReactNode, use } from 'react';
import type { DraftTable } from '../face/draft.ts';
import { lazyPart, loadingOnce } from '../ui/loading.tsx';

// Most matches are not generated, so these parts are loaded on demand, all at once.
type Parts = typeof import('./draft-parts.tsx');
type Part = ComponentType<{ readonly draft: DraftTable }>;

const part = (pick: (parts: Parts) => Part) => lazyPart(async () => pick(await import('./draft-parts.tsx')));

export const DraftDock = part((parts) => parts.DraftDock);
export const DraftHand = part((parts) => parts.DraftHand);
export const HalfPreview = part((parts) => parts.HalfPreview);
export const OtherBoards = part((parts) => parts.OtherBoards);
export const OverMap = part((parts) => parts.OverMap);
export const RecordBoards = part((parts) => parts.RecordBoards);
export const Scoreboard = part((parts) => parts.Scoreboard);
export const SetUpDialog = lazyPart(async () => (await import('./draft-parts.tsx')).SetUpDialog);

const once = loadingOnce<Parts>();

interface DraftRoomProps {
  readonly isDraft: boolean;
  readonly children: ReactNode;
}

/** Nothing can be drafted without these parts: if they fail to load, the whole table shows the fault, not each place. */
export function DraftRoom({ isDraft, children }: DraftRoomProps) {
  if (isDraft) use(once('', () => import('./draft-parts.tsx')));
  return children;
}

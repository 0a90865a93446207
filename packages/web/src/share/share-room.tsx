import { type ReactNode, useState } from 'react';
import { Share, type ShareWish } from '../match/app-context.ts';
import { later, lazyPart } from '../ui/loading.tsx';
import type { SharedRecord } from './share-sheet.tsx';

const ShareSheet = lazyPart(async () => (await import('./share-sheet.tsx')).ShareSheet);

interface ShareRoomProps {
  /** Where the whole match is to be had; left out, from its own table. */
  readonly record?: SharedRecord;
  readonly children: ReactNode;
}

/** A match that can be shown to others from anywhere inside. */
export function ShareRoom({ record, children }: ShareRoomProps) {
  const [wish, setWish] = useState<ShareWish | null>(null);
  return (
    <Share value={setWish}>
      {children}
      {wish === null
        ? null
        : later(<ShareSheet wish={wish} onClose={() => setWish(null)} {...(record === undefined ? {} : { record })} />)}
    </Share>
  );
}

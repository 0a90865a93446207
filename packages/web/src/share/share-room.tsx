import { type ReactNode, useState } from 'react';
import { Share, type ShareWish } from '../match/app-context.ts';
import { later, lazyPart } from '../ui/loading.tsx';
import type { SharedRecord } from './share-sheet.tsx';

const ShareSheet = lazyPart(async () => (await import('./share-sheet.tsx')).ShareSheet);

interface ShareRoomProps {
  /** Where the whole match comes from; by default from its own table. */
  readonly record?: SharedRecord;
  readonly children: ReactNode;
}

/** A match that can be shared from anywhere inside. */
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

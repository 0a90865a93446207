import { useEffect, useState } from 'react';
import { isMissingPart, isMissingStyle } from './missing-part.ts';
import { type Reloading, reloadOnce } from './reload-once.ts';

/** Tries a part again that is broken or did not come. */
export function retryOf(error: unknown, again: () => void): () => void {
  return isMissingStyle(error) ? () => location.reload() : again;
}

/**
 * What is done about a part that could not be loaded: the page is reloaded, or why not. 'looking' until that is known; null for
 * any other error.
 */
export function useMissing(error: unknown): Reloading | 'looking' | null {
  const isMissing = isMissingPart(error);
  const [reloading, setReloading] = useState<Reloading | 'looking'>('looking');
  useEffect(() => {
    if (!isMissing) return undefined;
    let isWanted = true;
    const look = async (): Promise<void> => {
      const came = await reloadOnce();
      if (isWanted) setReloading(came);
    };
    void look();
    return () => {
      isWanted = false;
    };
  }, [isMissing]);
  return isMissing ? reloading : null;
}

import { useState } from 'react';
import { Button } from '../ui/buttons.tsx';
import '../opening/opening.css';

/** Above a match that came by a link. `onKeep` returns what stood in the way; null if it is kept. */
export function KeepBar({ onKeep }: { readonly onKeep: () => Promise<string | null> }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const keep = async (): Promise<void> => {
    setBusy(true);
    try {
      setFailure(await onKeep());
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };
  return (
    <section className="watch-bar" aria-label="A shared match">
      <p role="status">
        {failure ?? (
          <>
            <b>Shared with you.</b> <span>It came by the link and is saved nowhere.</span>
          </>
        )}
      </p>
      <Button disabled={isBusy} onClick={() => void keep()}>
        Keep it
      </Button>
    </section>
  );
}

import { useEffect, useState } from 'react';
import type { WhyModel } from '../face/table.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useFail } from '../ui/loading.tsx';
import { useHand } from './hand-room.tsx';

export function WhyNow({ onClose }: { readonly onClose: () => void }) {
  const hand = useHand();
  const fail = useFail();
  const [why, setWhy] = useState<WhyModel | null>(null);
  useEffect(() => {
    hand.why().then(setWhy, fail);
  }, [hand, fail]);
  return (
    <Dialog open={why !== null} onClose={onClose} title="Why?">
      {why === null ? null : (
        <>
          <ul className="hand-why">
            {why.lines().map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {why.proof()}
        </>
      )}
    </Dialog>
  );
}

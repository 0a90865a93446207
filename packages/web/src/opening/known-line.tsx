import { useEffect, useState } from 'react';
import { Button } from '../ui/buttons.tsx';
import './opening.css';

/** The match that an import has found here; its screen says so once. */
let found: string | null = null;

export function noteKnown(id: string): void {
  found = id;
}

interface KnownLineProps {
  readonly id: string;
}

/** Says that the imported file opened no second copy: without it a player would look for the new match in the list. */
export function KnownLine({ id }: KnownLineProps) {
  const [isShown, setShown] = useState(() => found === id);
  useEffect(() => {
    if (isShown) found = null;
  }, [isShown]);
  if (!isShown) return null;
  return (
    <div className="renewed" role="status">
      <p>This match was already in this browser: no copy was made.</p>
      <Button onClick={() => setShown(false)}>Close</Button>
    </div>
  );
}

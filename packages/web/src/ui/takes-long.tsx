import { useEffect, useState } from 'react';
import { ReloadButton } from './reload-button.tsx';

/** So long anything may take to come, in milliseconds: a slow machine or network is no fault. */
const PATIENCE = 10_000;

/**
 * Stands where something is waited for, and says nothing at first. What never comes need not fail (a worker that hangs does
 * not), so after a while there is a way out; whoever waits on may still get it.
 */
export function TakesLong() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  return (
    <span className="takes-long">
      This is taking longer than usual. <ReloadButton />
    </span>
  );
}

import { useEffect, useState } from 'react';
import './opening.css';

/** So long it stands, in milliseconds. */
const STANDS = 6000;

/** A match of other rules came out the same. Nothing is to be done, so it says so once and goes. */
export function RenewedLine() {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), STANDS);
    return () => clearTimeout(timer);
  }, []);
  return isGone ? null : (
    <p className="renewed" role="status">
      Saved under another version of the rules. Everything comes out the same.
    </p>
  );
}

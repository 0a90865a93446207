import { useEffect, useState } from 'react';

/** Long enough that whoever knows where he wants to go has gone. */
const BREATH = 1000;

/** True a moment after the page is there: what is heavy and not needed at once waits for it, so that nothing keeps a click. */
export function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), BREATH);
    return () => clearTimeout(timer);
  }, []);
  return isQuiet;
}

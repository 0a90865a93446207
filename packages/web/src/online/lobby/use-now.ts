import { useEffect, useState } from 'react';
import { useLobby } from './lobby-store.ts';

const EVERY_MS = 30_000;

/** The server's time, which all clocks and closing times go by, precise enough to show minutes. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now + useLobby(({ serverOffset }) => serverOffset);
}

import { useEffect, useState } from 'react';
import { usePlay } from './play-context.tsx';
import { PATIENCE, waitOf } from './slow.ts';

/** What is being waited for, once that has taken long; null until then. Every entry begins anew. */
export function useSlow(): string | null {
  const wait = usePlay(waitOf);
  const seq = usePlay((state) => state.moment.seq);
  const [slow, setSlow] = useState<{ readonly wait: string; readonly seq: number } | null>(null);
  useEffect(() => {
    if (wait === null) return undefined;
    const timer = setTimeout(() => setSlow({ wait, seq }), PATIENCE);
    return () => {
      clearTimeout(timer);
      setSlow(null);
    };
  }, [wait, seq]);
  return slow !== null && slow.wait === wait && slow.seq === seq ? wait : null;
}

import { useEffect, useState } from 'react';
import type { Chapter } from './markdown.ts';
import { rulebook } from './rulebook.ts';

/** The rulebook; null until it has come. */
export function useRulebook(): readonly Chapter[] | null {
  const [chapters, setChapters] = useState<readonly Chapter[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    void rulebook().then((found) => (isWanted ? setChapters(found) : undefined));
    return () => {
      isWanted = false;
    };
  }, []);
  return chapters;
}

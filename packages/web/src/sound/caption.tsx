import { useEffect, useState } from 'react';
import { useCaption } from './hearing.ts';

/** So long it can be read, in milliseconds. */
const READ = 1400;

/** What is heard, in words, for those who asked for it. */
export function Caption() {
  const said = useCaption((state) => state.said);
  const [gone, setGone] = useState<typeof said>(null);
  useEffect(() => {
    if (said === null) return undefined;
    const timer = setTimeout(() => setGone(said), READ);
    return () => clearTimeout(timer);
  }, [said]);
  if (said === null || said === gone) return null;
  return (
    <div className="sound-caption" data-testid="caption" aria-hidden="true">
      {said.text}
    </div>
  );
}

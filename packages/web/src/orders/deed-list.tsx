import { useMemo } from 'react';
import type { Deed } from '../face/speech.ts';
import { usePlayStore } from '../match/play-context.tsx';
import { say } from '../match/saying-actions.ts';
import type { Saying } from '../saying/saying.ts';
import { Tooltip } from '../ui/tooltip.tsx';

/** What a unit can do, and why it cannot do the rest. */
export function DeedList({ saying, unit }: { readonly saying: Saying; readonly unit: number }) {
  const { position, words } = saying;
  // Word by word of a sentence they stay the same.
  const deeds = useMemo(() => position.deeds(unit), [position, unit]);
  if (deeds.length === 0) return null;
  return (
    <div className="deeds" role="group" aria-label="Actions">
      {deeds.map((deed) => (
        <DeedButton key={deed.words.join(' ')} deed={deed} isSaid={deed.words[1] === words[1]} />
      ))}
    </div>
  );
}

function DeedButton({ deed, isSaid }: { readonly deed: Deed; readonly isSaid: boolean }) {
  const store = usePlayStore();
  const { label, words, bar, lines } = deed;
  if (bar === null)
    return (
      <button
        type="button"
        className="button deed"
        aria-pressed={isSaid}
        data-say={words.join(' ')}
        onClick={() => say(store, words)}
      >
        {label}
      </button>
    );
  return (
    <Tooltip text={lines.map(({ text, rule }) => `${text} (${rule})`).join('; ')}>
      <button type="button" className="button deed" aria-disabled="true">
        <span>{label}</span>
        <span className="deed-why">{bar}</span>
      </button>
    </Tooltip>
  );
}

import { useMemo } from 'react';
import type { Deed } from '../face/speech.ts';
import { usePlayStore } from '../match/play-context.tsx';
import { tellUnit } from '../match/saying-actions.ts';
import { orderWords } from '../saying/plan.ts';
import type { Saying } from '../saying/saying.ts';
import { Tooltip } from '../ui/tooltip.tsx';

/** What a unit can do, and why it cannot do the rest. */
export function DeedList({ saying, unit }: { readonly saying: Saying; readonly unit: number }) {
  const { position } = saying;
  // Word by word of a sentence they stay the same.
  const deeds = useMemo(() => position.deeds(unit), [position, unit]);
  if (deeds.length === 0) return null;
  return (
    <div className="deeds" role="group" aria-label="Actions">
      {deeds.map((deed) => (
        <DeedButton key={deed.words.join(' ')} deed={deed} isSaid={isInside(saying, deed)} />
      ))}
    </div>
  );
}

/** In a plan any order may be that one. */
function isInside(saying: Saying, { words }: Deed): boolean {
  if (saying.position.plan === null) return words[1] === saying.words[1];
  return orderWords(saying).some(
    (order) => order[0] === words[0] && words[1] !== undefined && order.includes(words[1]),
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
        onClick={() => tellUnit(store, words)}
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

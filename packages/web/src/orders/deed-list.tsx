import { useMemo } from 'react';
import { type Deed, deedsOf } from '../bear/speech/deeds.ts';
import type { Saying } from '../saying/saying.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import { usePlayStore } from '../match/play-context.tsx';
import { say } from '../match/saying-actions.ts';

/** What a unit can do, and why it cannot do the rest. */
export function DeedList({ saying, unit }: { readonly saying: Saying; readonly unit: number }) {
  const { game, seen } = saying;
  // Word by word of a sentence they stay the same.
  const deeds = useMemo(() => deedsOf({ game, seen, words: [] }, unit), [game, seen, unit]);
  const said = saying.words[1];
  return (
    <div className="deeds" role="group" aria-label="Actions">
      {deeds.map((deed) => (
        <DeedButton key={deed.verb} deed={deed} isSaid={deed.verb === said} />
      ))}
    </div>
  );
}

function DeedButton({ deed, isSaid }: { readonly deed: Deed; readonly isSaid: boolean }) {
  const store = usePlayStore();
  const { label, words, state, missing, lines } = deed;
  if (state === 'open')
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
  const why =
    state === 'tooDear' ? `needs ${missing} more ${missing === 1 ? 'CAP' : 'CAPs'}` : (lines[0]?.text ?? 'not now');
  return (
    <Tooltip text={lines.map(({ text, rule }) => `${text} (${rule})`).join('; ')}>
      <button type="button" className="button deed" aria-disabled="true">
        <span>{label}</span>
        <span className="deed-why">{why}</span>
      </button>
    </Tooltip>
  );
}

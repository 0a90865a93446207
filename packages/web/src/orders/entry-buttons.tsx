import type { Entry } from '../face/choice.ts';
import { Button } from '../ui/buttons.tsx';
import { usePlayStore } from '../match/play-context.tsx';
import { say } from '../match/saying-actions.ts';

/** One button for each thing that can be said. */
export function EntryButtons({ entries }: { readonly entries: readonly Entry[] }) {
  const store = usePlayStore();
  if (entries.length === 0) return null;
  return (
    <div className="entries">
      {entries.map((entry) => (
        <Button
          key={entry.words.join(' ')}
          data-say={entry.words.join(' ')}
          onClick={() => say(store, entry.words, entry.later)}
        >
          {entry.label}
        </Button>
      ))}
    </div>
  );
}

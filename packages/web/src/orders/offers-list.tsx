import { useState } from 'react';
import { everyEntry } from '../saying/clickables.ts';
import type { Asked } from '../match/asked.ts';
import { EntryButtons } from './entry-buttons.tsx';

/** Everything that can be said now, also what lies on the map, as a list: for the keyboard, and so that nothing is ever stuck. */
export function OffersList({ asked }: { readonly asked: Asked }) {
  const [isOpen, setOpen] = useState(false);
  const entries = everyEntry(asked.clickables).filter(({ choice }) => choice.kind !== 'send');
  if (entries.length === 0) return null;
  return (
    <details className="offers" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{entries.length === 1 ? 'The only choice' : `All ${entries.length} choices`} as a list</summary>
      {isOpen ? <EntryButtons entries={entries} /> : null}
    </details>
  );
}

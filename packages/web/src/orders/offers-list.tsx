import { useState } from 'react';
import type { OpenSentence } from '../match/open-sentence.ts';
import { everyEntry } from '../saying/clickables.ts';
import { EntryButtons } from './sentence-panel.tsx';

/** Every choice as a list, including those on the map: for the keyboard, and so that the player is never stuck. */
export function OffersList({ asked }: { readonly asked: OpenSentence }) {
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

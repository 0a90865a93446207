import { Popover } from 'radix-ui';
import { createContext, useContext, useMemo } from 'react';
import { type Term, termParts } from './glossary.ts';
import { RuleLink } from './rule-link.tsx';
import './terms.css';

/** The terms of the surrounding game; empty until loaded. */
export const Glossary = createContext<readonly Term[]>([]);

/** Text whose terms can be opened for their meaning and rule. Not for use inside a button. */
export function Terms({ text }: { readonly text: string }) {
  const terms = useContext(Glossary);
  const parts = useMemo(() => termParts(text, terms), [text, terms]);
  return parts.map(({ text: part, term }, place) =>
    term === null ? (
      part.slice(place === 0 ? 0 : stopsOf(part).length)
    ) : (
      <span key={place} className="term-place">
        <TermLink text={part} term={term} />
        {stopsOf(parts[place + 1]?.text ?? '')}
      </span>
    ),
  );
}

/** Keeps a full stop from starting a line. */
function stopsOf(text: string): string {
  return /^[.,;:!?)]*/.exec(text)?.[0] ?? '';
}

function TermLink({ text, term }: { readonly text: string; readonly term: Term }) {
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <button type="button" className="term">
          {text}
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="term-card" sideOffset={6} collisionPadding={8} aria-label={term.name}>
          <strong>{term.name}</strong> {term.text} <RuleLink rule={term.rule} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

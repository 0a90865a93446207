import { createContext, useContext, useMemo, useRef, useState } from 'react';
import { later, lazyPart } from '../ui/loading.tsx';
import { inHand } from '../ui/words.ts';
import { type Term, termParts } from './glossary.ts';
import { RuleLink } from './rule-link.tsx';
import { ruledParts } from './spans.ts';
import './terms.css';

/** The terms of the surrounding game; empty until loaded. */
export const Glossary = createContext<readonly Term[]>([]);

interface TermsProps {
  readonly text: string;
  /** It tells what to do, perhaps among other things: a link there would be taken for the button that is meant. */
  readonly isTask?: boolean;
}

/** Text whose terms open to show their meaning and rule. Not for use inside a button. */
export function Terms({ text, isTask = false }: TermsProps) {
  const terms = useContext(Glossary);
  const parts = useMemo(() => termParts(inHand(text), terms, isTask), [text, terms, isTask]);
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

interface RuledTextProps {
  readonly text: string;
  /** In a live region: its terms are not links, which a screen reader would announce too. */
  readonly isLive?: boolean;
}

/** Text whose rule ids in brackets are links, and whose terms can be opened. */
export function RuledText({ text, isLive = false }: RuledTextProps) {
  return ruledParts(text).map(({ text: part, isRule }, place) =>
    isRule ? <RuleLink key={place} rule={part} /> : isLive ? part : <Terms key={place} text={part} />,
  );
}

/** Keeps punctuation from starting a line. */
function stopsOf(text: string): string {
  return /^[.,;:!?)]*/.exec(text)?.[0] ?? '';
}

/** Loaded with the first term that is opened. */
const TermCard = lazyPart(async () => (await import('./term-card.tsx')).TermCard);

function TermLink({ text, term }: { readonly text: string; readonly term: Term }) {
  const word = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={word}
        type="button"
        className="term"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {text}
      </button>
      {isOpen ? later(<TermCard term={term} anchor={word} onClose={() => setOpen(false)} />) : null}
    </>
  );
}

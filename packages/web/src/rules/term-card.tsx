import { Popover } from 'radix-ui';
import type { RefObject } from 'react';
import { inHand } from '../ui/words.ts';
import type { Term } from './glossary.ts';
import { RuleLink } from './rule-link.tsx';

interface TermCardProps {
  readonly term: Term;
  /** The word it explains; the focus returns to it. */
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

export function TermCard({ term, anchor, onClose }: TermCardProps) {
  const isAnchor = (target: EventTarget | null): boolean =>
    target instanceof Node && anchor.current?.contains(target) === true;
  return (
    <Popover.Root open onOpenChange={(next) => void (next || onClose())}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          className="term-card"
          sideOffset={6}
          collisionPadding={8}
          aria-label={term.name}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.current?.focus();
          }}
          // A click on the word closes the card by itself.
          onInteractOutside={(event) => void (isAnchor(event.target) && event.preventDefault())}
        >
          <strong>{term.name}</strong> {inHand(term.text)} <RuleLink rule={term.rule} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

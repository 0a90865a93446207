import type { ReactNode } from 'react';
import { RULES_CHANGED } from '../link/changed-rules.ts';
import { LinkButton } from '../ui/button.tsx';
import { ChangedChoices, type ChangedProps } from './changed-choices.tsx';
import { ChangedText } from './changed-text.tsx';

/** A match of this browser that the rules of today play otherwise; it stays as it is. */
export function ChangedPage({ children, ...changed }: ChangedProps & { readonly children: ReactNode }) {
  return (
    <main className="page page-narrow">
      <h1>{RULES_CHANGED}</h1>
      <ChangedText rules={changed.rules} />
      <div className="page-actions">
        <ChangedChoices {...changed} />
        {children}
        <LinkButton href="/" tone="plain">
          Home
        </LinkButton>
      </div>
    </main>
  );
}

import type { ReactNode } from 'react';
import { ExportAllButton } from '../faults/export-all-button.tsx';

/** Beside the list of matches: to take all of them along, and to bring others. */
export function MatchFiles({ children }: { readonly children: ReactNode }) {
  return (
    <section className="match-files" aria-label="Import and export">
      <ExportAllButton tone="plain" />
      {children}
    </section>
  );
}

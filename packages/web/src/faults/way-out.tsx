import { useState } from 'react';
import { exportAll, type ExportResult, printWithSheet } from '../link/files.ts';
import { useUnsaved } from '../link/unsaved.ts';
import { Button, type Tone } from '../ui/buttons.tsx';
import { today } from '../ui/words.ts';
import { printError } from './fault-words.ts';
import './faults.css';

/** Reload, and export all matches. Exporting is the main button while something is unsaved. */
export function WayOut({ tone = 'normal' }: { readonly tone?: Tone }) {
  const isAllSaved = useUnsaved(({ matches }) => matches.length === 0);
  return (
    <>
      <Button tone={isAllSaved ? tone : 'normal'} onClick={() => location.reload()}>
        Reload
      </Button>
      <ExportAllButton tone={isAllSaved ? 'normal' : tone} />
    </>
  );
}

/** Reads the matches from storage, so it works when the screen is broken. */
export function ExportAllButton({ tone = 'normal' }: { readonly tone?: Tone }) {
  const [exported, setExported] = useState<ExportResult | null>(null);
  return (
    <>
      <Button tone={tone} onClick={() => void exportAll(today()).then(setExported)}>
        Export my matches
      </Button>
      <span role="status" className={exported === null ? 'unseen' : 'fault-exported'}>
        {exported === null ? '' : printExported(exported)}
      </span>
    </>
  );
}

function printExported(exported: ExportResult): string {
  if ('failure' in exported) return `The matches cannot be read: ${printError(exported.failure)}`;
  const { count, hasSheet } = exported;
  if (count === 0 && !hasSheet) return 'This browser has no matches.';
  if (count === 1 && !hasSheet) return 'Exported 1 match.';
  return `Exported ${printWithSheet(count, hasSheet)} in one file. Import it to get everything back.`;
}

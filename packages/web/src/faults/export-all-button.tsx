import { useState } from 'react';
import { type ExportResult, exportAll } from '../link/files.ts';
import { Button, type Tone } from '../ui/button.tsx';
import { today } from '../ui/today.ts';
import { printError } from './fault-words.ts';
import './faults.css';

/** All matches as a file. They are read from where they are kept, and need nothing of the screen. */
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
  const { count } = exported;
  if (count === 0) return 'This browser has no matches.';
  return count === 1 ? 'Exported 1 match.' : `ExportResult ${count} matches in one file. Import it to get them back.`;
}

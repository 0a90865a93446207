import { useState } from 'react';
import { type Exported, exportAll } from '../link/export-all.ts';
import { useUnsaved } from '../link/unsaved.ts';
import { Button, type Tone } from '../ui/button.tsx';
import { today } from '../ui/today.ts';
import { printError } from './fault-words.ts';

/**
 * What always helps: the page anew, and all matches as files. They are read from where they are kept, and need nothing of the
 * screen; while something of them is only on this page, exporting comes before reloading.
 */
export function WayOut({ tone = 'normal' }: { readonly tone?: Tone }) {
  const [exported, setExported] = useState<Exported | null>(null);
  const isAllSaved = useUnsaved(({ matches }) => matches.length === 0);
  return (
    <>
      <Button tone={isAllSaved ? tone : 'normal'} onClick={() => location.reload()}>
        Reload
      </Button>
      <Button tone={isAllSaved ? 'normal' : tone} onClick={() => void exportAll(today()).then(setExported)}>
        Export my matches
      </Button>
      <span role="status" className={exported === null ? 'unseen' : 'fault-exported'}>
        {exported === null ? '' : printExported(exported)}
      </span>
    </>
  );
}

function printExported(exported: Exported): string {
  if ('failure' in exported) return `The matches cannot be read: ${printError(exported.failure)}`;
  const { count } = exported;
  if (count === 0) return 'This browser has no matches.';
  return count === 1 ? 'Exported 1 match.' : `Exported ${count} matches in one file. Import it to get them back.`;
}

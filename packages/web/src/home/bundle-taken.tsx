import { counted } from '@sandtable/kernel';
import { downloadMatch } from '../link/files.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { TakenBundle } from './take-bundle.ts';

/** How many of several matches have come in, and of the others why not: each can be had as a file of its own. */
export function BundleTaken({ taken: { count, refused } }: { readonly taken: TakenBundle }) {
  const imported = `Imported ${counted(count, 'match', 'matches')}.`;
  if (refused.length === 0) return <p role="status">{imported}</p>;
  return (
    <Notice>
      <p>{imported} These could not be imported:</p>
      <ul className="import-refused">
        {refused.map(({ name, text, why }, place) => (
          <li key={place}>
            <strong>{name}</strong> {why}{' '}
            <Button onClick={() => downloadMatch(name, text)} aria-label={`Save ${name} as a file`}>
              Save as a file
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

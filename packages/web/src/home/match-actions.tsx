import { useState } from 'react';
import { exportStoredMatch } from '../link/files.ts';
import type { Summary } from '../link/summary.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { DeleteMatch } from './delete-match.tsx';
import { printWhen } from './match-words.ts';

interface MatchActionsProps {
  readonly match: Summary;
  readonly onRemove: (id: string) => void;
}

/** Takes a match along as a file, or throws it away. */
export function MatchActions({ match, onRemove }: MatchActionsProps) {
  const { id, name, changed } = match;
  const [failure, setFailure] = useState<string | null>(null);
  return (
    <>
      <Button onClick={() => void exportStoredMatch(id, name).then(setFailure)}>Export</Button>
      <DeleteMatch name={name} what={`${name}, ${printWhen(changed)}`} onRemove={() => onRemove(id)} />
      {failure === null ? null : <Notice>The match cannot be exported: {failure}.</Notice>}
    </>
  );
}

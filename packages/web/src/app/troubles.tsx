import type { Realm } from '@sandtable/kernel';
import { useEffect, useState } from 'react';
import type { TableLink, Trouble } from '../face/moment.ts';
import { downloadMatch } from '../link/files.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { explainTrouble } from './trouble-words.ts';

/** What went wrong with the match, at once and in words, and what can be done about it. */
export function Troubles<R extends Realm>({ link }: { readonly link: TableLink<R> }) {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => link.onTrouble(setTrouble), [link]);
  if (trouble === null) return null;
  const { text, detail, canExport, keep, reload } = explainTrouble(trouble);
  return (
    <div className="troubles">
      <Notice
        actions={
          <>
            {canExport ? <Button onClick={() => void exportMatch(link)}>Export</Button> : null}
            {keep === null ? null : <Button onClick={() => void link.keep()}>{keep}</Button>}
            {reload === null ? null : <Button onClick={() => location.reload()}>{reload}</Button>}
            <Button tone="plain" onClick={() => setTrouble(null)}>
              Close
            </Button>
          </>
        }
      >
        {text} {detail === '' ? null : <small>{detail}</small>}
      </Notice>
    </div>
  );
}

async function exportMatch<R extends Realm>(link: TableLink<R>): Promise<void> {
  downloadMatch(`match ${link.id}`, await link.save());
}

import { exportStoredMatch } from '../link/files.ts';
import type { Refusal } from '../link/protocol.ts';
import { explainRefusal } from '../link/refusal-words.ts';
import { RefusalDetail } from '../opening/refusal-detail.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { ReloadButton } from '../ui/reload-button.tsx';

/** Says why, and hands out what is kept of the match: another version of the app may be able to read it. */
export function Refused({ id, refusal }: { readonly id: string; readonly refusal: Refusal }) {
  const { text, detail, canReload } = explainRefusal(refusal);
  const isKept = refusal.kind === 'wrong' || canReload;
  return (
    <main className="page page-narrow">
      <h1>This match cannot be opened</h1>
      <p>{text}</p>
      <RefusalDetail detail={detail} />
      <div className="page-actions">
        {canReload ? <ReloadButton tone="main" /> : null}
        <LinkButton href="/" tone={canReload ? 'normal' : 'main'}>
          Home
        </LinkButton>
        {isKept ? <Button onClick={() => void exportStoredMatch(id)}>Export the file as is</Button> : null}
      </div>
    </main>
  );
}

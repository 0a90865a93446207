import type { ReactNode } from 'react';
import type { Refusal } from '../link/protocol.ts';
import { explainRefusal } from '../link/refusal-words.ts';
import { LinkButton, ReloadButton } from '../ui/buttons.tsx';
import { RefusalDetail } from './reading-match.tsx';

interface RefusedMatchProps {
  readonly refusal: Refusal;
  readonly children?: ReactNode;
}

export function RefusedMatch({ refusal, children }: RefusedMatchProps) {
  const { text, detail, canReload } = explainRefusal(refusal);
  const isMoved = refusal.kind === 'moved';
  return (
    <main className="page page-narrow">
      <h1>{isMoved ? 'This match has moved' : 'This match cannot be opened'}</h1>
      <p>{text}</p>
      <RefusalDetail detail={detail} />
      <div className="page-actions">
        {canReload ? <ReloadButton tone="main" /> : null}
        {isMoved ? (
          <LinkButton href={`/online/match/${refusal.to}`} tone="main">
            Open it there
          </LinkButton>
        ) : null}
        {refusal.kind === 'pack' ? (
          <LinkButton href="/packs" tone="main">
            Import the pack
          </LinkButton>
        ) : null}
        <LinkButton href="/" tone={canReload || isMoved || refusal.kind === 'pack' ? 'normal' : 'main'}>
          Home
        </LinkButton>
        {children}
      </div>
    </main>
  );
}

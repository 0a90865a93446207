import { useState } from 'react';
import { ONLINE } from '../../games/addresses.ts';
import { Button, LinkButton } from '../../ui/buttons.tsx';
import { Notice } from '../../ui/notices.tsx';
import { useTitle } from '../../ui/page.ts';
import { askServer } from '../server/ask.ts';
import { HouseDoor } from './house-door.tsx';
import { refreshAnew, useLobby } from './lobby-store.ts';
import { useRequest } from '../server/use-request.ts';

const TITLE = 'This device';

/** Where a one-time link leads. Only a click uses it: link previews that fetch the page must not use it up. */
export function DeviceScreen({ token }: { readonly token: string }) {
  useTitle(TITLE);
  const person = useLobby((lobby) => lobby.person);
  const [isDone, setDone] = useState(false);
  const { isBusy, trouble, run } = useRequest();
  const claim = async (): Promise<void> => {
    await askServer('POST /api/me/claim', { body: { token } });
    await refreshAnew();
    setDone(true);
  };
  return (
    <HouseDoor title={TITLE}>
      <main className="page page-narrow lobby">
        <h1>{isDone ? `You are ${person?.name ?? ''} here too` : 'Is this device yours?'}</h1>
        <p className="page-lead" role="status">
          {isDone
            ? 'All your matches are here. The link is used up.'
            : 'Anyone who uses this browser will be you, and play your matches.'}
        </p>
        {!isDone && person !== null ? (
          <Notice>
            This browser is <strong>{person.name}</strong> now. If no other device is, nobody can come back to those
            matches.
          </Notice>
        ) : null}
        {trouble === null ? null : <Notice>{trouble}</Notice>}
        <div className="page-actions">
          {isDone ? (
            <LinkButton href={ONLINE} tone="main">
              Your matches
            </LinkButton>
          ) : (
            <>
              <Button tone="main" disabled={isBusy} onClick={() => void run(claim)}>
                Yes, it is mine
              </Button>
              <LinkButton href="/">No</LinkButton>
            </>
          )}
        </div>
      </main>
    </HouseDoor>
  );
}

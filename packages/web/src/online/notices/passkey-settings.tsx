import type { AnswerTo } from '@sandtable/protocol';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/buttons.tsx';
import { Notice } from '../../ui/notices.tsx';
import { Panel } from '../../ui/panel.tsx';
import { askServer } from '../server/ask.ts';
import { addPasskey, passkeyBar, signInWithPasskey } from './credentials.ts';
import { useRequest } from '../server/use-request.ts';
import './notices.css';

type Passkeys = AnswerTo<'GET /api/me/passkeys'>['passkeys'];

export function PasskeySettings() {
  const [all, setAll] = useState<Passkeys>([]);
  const { isBusy, trouble, run } = useRequest();
  useEffect(() => {
    void run(async () => setAll((await askServer('GET /api/me/passkeys')).passkeys));
  }, [run]);
  const bar = passkeyBar();
  const add = async (): Promise<void> => {
    if (await addPasskey(`Passkey ${all.length + 1}`)) setAll((await askServer('GET /api/me/passkeys')).passkeys);
  };
  return (
    <Panel title="Passkeys">
      <p className="soft">{bar ?? 'If you clear this browser, or lose it, a passkey lets you in again as yourself.'}</p>
      {all.map(({ id, name, createdAt, usedAt }) => (
        <div className="setting" key={id}>
          <div>
            <div className="setting-label">{name}</div>
            <div className="setting-help">
              {`Made ${dayOf(createdAt)}${usedAt === null ? '' : `, last used ${dayOf(usedAt)}`}`}
            </div>
          </div>
          <Button
            disabled={isBusy}
            aria-label={`Remove ${name}`}
            onClick={() =>
              void run(async () => setAll((await askServer('DELETE /api/me/passkeys/:id', { id })).passkeys))
            }
          >
            Remove
          </Button>
        </div>
      ))}
      {bar === null ? (
        <div className="page-actions">
          <Button disabled={isBusy} onClick={() => void run(add)}>
            Add a passkey
          </Button>
        </div>
      ) : null}
      {trouble === null ? null : <Notice>{trouble}</Notice>}
    </Panel>
  );
}

/** Another way in on a first visit to a new device. `onIn` is called once a passkey has signed the person in. */
export function PasskeyEntry({ onIn }: { readonly onIn: () => void }) {
  const { isBusy, trouble, run } = useRequest();
  if (passkeyBar() !== null) return null;
  const enter = async (): Promise<void> => {
    if (await signInWithPasskey()) onIn();
  };
  return (
    <div className="passkey-entry">
      <Button disabled={isBusy} onClick={() => void run(enter)}>
        I have a passkey
      </Button>
      {trouble === null ? null : <Notice>{trouble}</Notice>}
    </div>
  );
}

function dayOf(time: number): string {
  return new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}

import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { ONLINE } from '../../games/addresses.ts';
import { Button, LinkButton } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notices.tsx';
import { useTitle } from '../../ui/page.ts';
import { Panel } from '../../ui/panel.tsx';
import { PasskeyEntry } from '../notices/passkey-settings.tsx';
import { askServer } from '../server/ask.ts';
import { HouseDoor } from './house-door.tsx';
import { LinkLine, linkTo, QrPicture } from '../../ui/link-line.tsx';
import { refreshAnew, useLobby } from './lobby-store.ts';
import { NameForm, NO_PASSWORD } from './person-form.tsx';
import { ShownSettings } from './shown-settings.tsx';
import { useRequest } from '../server/use-request.ts';
import './you.css';

const TITLE = 'You';

/** My name, devices, `more` (notices, passkeys), and all data stored about me. */
export function YouScreen({ more = null }: { readonly more?: ReactNode }) {
  useTitle(TITLE);
  const person = useLobby((lobby) => lobby.person);
  return (
    <HouseDoor title={TITLE}>
      <main className="page page-narrow lobby you">
        <div className="page-head">
          <h1>{TITLE}</h1>
          <p className="page-lead">{NO_PASSWORD}</p>
        </div>
        <Panel title="Name">
          <NameForm
            key={person?.name}
            before={person?.name ?? ''}
            label={person === null ? 'Take this name' : 'Change'}
            tone={person === null ? 'main' : 'normal'}
          />
        </Panel>
        {person === null ? (
          <PasskeyEntry onIn={() => void refreshAnew()} />
        ) : (
          <>
            <ShownSettings />
            <Devices />
            {more}
            <Kept name={person.name} />
          </>
        )}
        <div className="page-actions">
          <LinkButton href={ONLINE}>Your matches</LinkButton>
        </div>
      </main>
    </HouseDoor>
  );
}

/** Makes a one-time link that signs in another browser as me, or signs this browser out. */
function Devices() {
  const [, navigate] = useLocation();
  const [token, setToken] = useState<string | null>(null);
  const { isBusy, trouble, run } = useRequest();
  const link = token === null ? '' : linkTo(`/online/device/${token}`);
  return (
    <Panel title="Other devices">
      <p>Open a link on your phone or another computer, and that browser is you as well.</p>
      {token === null ? (
        <Button
          disabled={isBusy}
          onClick={() => void run(async () => setToken((await askServer('POST /api/me/link')).token))}
        >
          Make a link
        </Button>
      ) : (
        <div className="invitation">
          <QrPicture text={link} label="The link as a code for a phone’s camera" />
          <LinkLine link={link} label="Link for your other device" />
          <p className="soft" role="status">
            It works once, within 15 minutes. Anyone who opens it is you: send it to nobody.
          </p>
        </div>
      )}
      {trouble === null ? null : <Notice>{trouble}</Notice>}
      <p className="you-out">
        <span className="soft">
          Sign out here if this is not your computer. Another device of yours can let you in again.
        </span>
        <Button
          disabled={isBusy}
          onClick={() =>
            void run(async () => {
              await askServer('POST /api/me/sign-out');
              await refreshAnew();
              navigate(ONLINE);
            })
          }
        >
          Sign out
        </Button>
      </p>
    </Panel>
  );
}

function Kept({ name }: { readonly name: string }) {
  const [, navigate] = useLocation();
  const [isSure, setSure] = useState(false);
  const { isBusy, trouble, run } = useRequest();
  return (
    <Panel title="All that is kept of you">
      <p>Your name, your devices, your matches and what you have said in them. Nobody else can export or delete it.</p>
      <div className="page-actions">
        <a className="button" data-tone="normal" href="/api/me/export" download="sandtable.json">
          Export
        </a>
        <Button tone="alarm" onClick={() => setSure(true)}>
          Delete me…
        </Button>
      </div>
      {trouble === null ? null : <Notice>{trouble}</Notice>}
      <Dialog
        open={isSure}
        onClose={() => setSure(false)}
        title={`Delete ${name}?`}
        foot={
          <>
            <Button onClick={() => setSure(false)}>Keep everything</Button>
            <Button
              tone="alarm"
              disabled={isBusy}
              onClick={() =>
                void run(async () => {
                  await askServer('DELETE /api/me');
                  await refreshAnew();
                  navigate(ONLINE);
                })
              }
            >
              Delete me for good
            </Button>
          </>
        }
      >
        <p>
          <strong>This cannot be undone.</strong> You resign every match that runs, your open tables close, all your
          devices are signed out, and your name goes from every match. Matches in this browser alone stay.
        </p>
      </Dialog>
    </Panel>
  );
}

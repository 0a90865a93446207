import { type ReactNode, useEffect } from 'react';
import { missionAddress, missionsAddress } from '../../games/addresses.ts';
import { GAMES } from '../../games/games.ts';
import { Button, LinkButton } from '../../ui/buttons.tsx';
import { Notice, Waiting } from '../../ui/notices.tsx';
import { refresh, useLobby } from './lobby-store.ts';
import { followLobby } from './news.ts';
import './lobby.css';

/** Shows a screen once the server has answered; says so if there is no server, or it does not respond. */
export function HouseDoor({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { isKnown, trouble } = useLobby();
  useEffect(() => {
    const leave = followLobby();
    void refresh();
    return leave;
  }, []);
  if (trouble?.why === 'none') return <NoServer title={title} />;
  if (!isKnown && trouble === null) return <Waiting what="Asking the server…" />;
  return (
    <>
      {trouble === null ? null : <Away message={trouble.message} />}
      {isKnown ? children : null}
    </>
  );
}

/** The server does not answer at present. It is asked again automatically; the page keeps its content. */
function Away({ message }: { readonly message: string }) {
  return (
    <div className="page away">
      <Notice actions={<Button onClick={() => void refresh()}>Try again</Button>}>{message}</Notice>
    </div>
  );
}

/** For a copy of the app without a server: everything except playing others works. */
function NoServer({ title }: { readonly title: string }) {
  const [game] = GAMES;
  return (
    <main className="page page-narrow">
      <h1>{title}</h1>
      <p className="page-lead">
        Playing others needs a Sandtable server, and this copy has none: it is only the app. Everything else works here,
        offline too.
      </p>
      <div className="page-actions">
        <LinkButton href={missionAddress(game, game.front.quick.id)} tone="main">
          Play alone against the AI
        </LinkButton>
        <LinkButton href={missionsAddress(game)}>Two at this screen</LinkButton>
      </div>
      <p className="soft">
        Start Sandtable with <code>npm start</code> and you have a server: open it at that address.
      </p>
    </main>
  );
}

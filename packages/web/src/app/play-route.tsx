import { useEffect, useState } from 'react';
import { leaveMatch, type Linked, resumeMatch } from '../link/links.ts';
import { explainRefusal } from '../link/refusal-words.ts';
import { PlayScreen } from '../play/play-screen.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Troubles } from './troubles.tsx';
import { Waiting } from './waiting.tsx';

/** The screen of one match: it is opened where it was left, and closed with the screen. */
export function PlayRoute({ id }: { readonly id: string }) {
  const [linked, setLinked] = useState<Linked | null>(null);
  useEffect(() => {
    let isWanted = true;
    void resumeMatch(id).then((found) => (isWanted ? setLinked(found) : undefined));
    return () => {
      isWanted = false;
      leaveMatch(id);
    };
  }, [id]);
  if (linked === null) return <Waiting what="Setting up the match …" />;
  if (!linked.ok) return <Refused {...explainRefusal(linked.refusal)} />;
  return (
    <>
      <Troubles link={linked.link} />
      <PlayScreen link={linked.link} />
    </>
  );
}

function Refused({ text, detail }: { readonly text: string; readonly detail: string }) {
  return (
    <main className="page page-narrow">
      <h1>This match cannot be opened</h1>
      <p>{text}</p>
      {detail === '' ? null : <p className="page-lead">{detail}</p>}
      <div>
        <LinkButton href="/" tone="main">
          To the start
        </LinkButton>
      </div>
    </main>
  );
}

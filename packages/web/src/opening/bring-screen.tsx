import { LONGEST_NAME } from '@sandtable/protocol';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { myShelf } from '../link/idb-shelf.ts';
import { useUnsaved } from '../link/unsaved.ts';
import { askServer, ServerError } from '../online/server/ask.ts';
import { Button, LinkButton } from '../ui/buttons.tsx';
import { useFail } from '../ui/loading.tsx';
import { Notice, Waiting } from '../ui/notices.tsx';
import { useTitle } from '../ui/page.ts';

/** Why the match could not be moved, in words for the player. */
class Unmoved extends Error {}

/** Sends a match of this browser to the server, and marks the local copy as moved. Nothing changes here until the server has it. */
async function moveMatch(id: string): Promise<string> {
  if (useUnsaved.getState().matches.some((match) => match.id === id))
    throw new Unmoved('Its last entries are not saved in this browser. Export it, import the file, and try again.');
  for (;;) {
    const text = await myShelf().read(id);
    if (text === undefined) throw new Unmoved('This browser has no such match. It may have been deleted.');
    const { match } = await askServer('POST /api/matches/import', { body: { text } });
    // False if another tab has played on meanwhile: then the newer match is sent.
    if (await myShelf().move(id, text, match)) return match;
  }
}

type Person = { readonly name: string } | null;

/** Moves one match to the server, where the same player can continue it on any device. */
export function BringScreen({ id }: { readonly id: string }) {
  useTitle('Continue on another device');
  const [, navigate] = useLocation();
  const [person, setPerson] = useState<Person | undefined>(undefined);
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const fail = useFail();
  const field = useId();
  useEffect(() => {
    const explain = (error: unknown): void => {
      if (!(error instanceof ServerError)) return fail(error);
      setPerson(null);
      setTrouble(error.message);
    };
    askServer('GET /api/me').then((answer) => setPerson(answer.person), explain);
  }, [fail]);
  const move = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setTrouble(null);
    try {
      if (person === null) setPerson((await askServer('POST /api/me', { body: { name } })).person);
      navigate(`/online/match/${await moveMatch(id)}`, { replace: true });
    } catch (error) {
      if (!(error instanceof ServerError || error instanceof Unmoved)) return fail(error);
      setTrouble(error.message);
    } finally {
      setBusy(false);
    }
  };
  if (person === undefined) return <Waiting what="Asking the server…" />;
  return (
    <main className="page page-narrow">
      <h1>Continue on another device</h1>
      <p>
        The match goes to the server and is played on there: here, on your phone, wherever you are signed in. This
        browser keeps a copy that can no longer be played. The dice so far were rolled in this browser, and the match
        says so.
      </p>
      <form className="bring-form" onSubmit={(event) => void move(event)}>
        {person === null ? (
          <label htmlFor={field}>
            <span>Your name on the server</span>{' '}
            <input
              id={field}
              className="field"
              value={name}
              maxLength={LONGEST_NAME}
              required
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
            />
          </label>
        ) : (
          <p>You are {person.name} there.</p>
        )}
        <div className="page-actions">
          <Button type="submit" tone="main" disabled={isBusy}>
            {isBusy ? 'Taking it there…' : 'Take it to the server'}
          </Button>
          <LinkButton href={`/play/${id}`}>Keep it here</LinkButton>
        </div>
      </form>
      {trouble === null ? null : <Notice>{trouble} The match stays in this browser as it is.</Notice>}
    </main>
  );
}

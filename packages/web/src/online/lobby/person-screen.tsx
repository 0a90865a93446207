import { type AnswerTo, REPORT_REASONS, type ReportReason } from '@sandtable/protocol';
import { type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { newMatchAddress, ONLINE } from '../../games/addresses.ts';
import { gameWith } from '../../games/games.ts';
import { Button, LinkButton } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice, Waiting } from '../../ui/notices.tsx';
import { useTitle } from '../../ui/page.ts';
import { Panel } from '../../ui/panel.tsx';
import { askServer, ServerError } from '../server/ask.ts';
import { useRequest } from '../server/use-request.ts';
import { HouseDoor } from './house-door.tsx';
import { useLobby } from './lobby-store.ts';
import { OverRow, WatchableRow } from './match-rows.tsx';
import { markWords, PersonDisc } from './person-name.tsx';
import { ensureMe } from './who-am-i.ts';
import './person-screen.css';

type Page = AnswerTo<'GET /api/people/:id'>;

/** A person's page, as far as they let it be seen: their record, their matches, and what I can do. */
export function PersonScreen({ id }: { readonly id: string }) {
  const me = useLobby(({ person }) => person?.id);
  const [page, setPage] = useState<Page | ServerError | null>(null);
  useTitle(page === null || page instanceof ServerError ? 'A player' : page.person.name);
  useEffect(() => {
    let isHere = true;
    askServer('GET /api/people/:id', { id }).then(
      (answer) => (isHere ? setPage(answer) : undefined),
      (error: unknown) => (isHere && error instanceof ServerError ? setPage(error) : undefined),
    );
    return () => void (isHere = false);
    // The answer depends on who asks.
  }, [id, me]);
  return (
    <HouseDoor title="A player">
      {page === null ? (
        <Waiting what="Asking the server…" />
      ) : page instanceof ServerError ? (
        <main className="page page-narrow lobby">
          <h1>{page.status === 404 ? 'Nobody is here under this address' : page.message}</h1>
          <div className="page-actions">
            <LinkButton href={ONLINE}>Play others</LinkButton>
          </div>
        </main>
      ) : (
        <Suspense fallback={<Waiting what="Loading the missions…" />}>
          <Known page={page} onChange={setPage} />
        </Suspense>
      )}
    </HouseDoor>
  );
}

interface KnownProps {
  readonly page: Page;
  readonly onChange: (page: Page) => void;
}

function Known({ page, onChange }: KnownProps) {
  const { person, since, isHere, isMe, about, record, matches, together } = page;
  const month = new Date(since).toLocaleDateString(undefined, { month: 'long', year: 'numeric' });
  return (
    <main className="page page-narrow lobby person">
      <header className="person-head">
        <PersonDisc person={person} isHere={isHere} />
        <div>
          <h1
            className="person-name"
            data-mark={person.mark ?? undefined}
            title={person.mark === null ? undefined : markWords(person.mark)}
          >
            {person.name}
          </h1>
          <p className="page-lead">
            {`Here since ${month}`}
            {isHere === true ? ', and right now' : ''}
            {person.mark === null ? '' : `. ${markWords(person.mark)}: another person has it too`}
          </p>
        </div>
      </header>
      {about === '' ? null : <p className="person-about">{about}</p>}
      {isMe ? (
        <p className="page-actions">
          <LinkButton href={`${ONLINE}/you`}>Choose what others see</LinkButton>
        </p>
      ) : (
        <Deeds page={page} onChange={onChange} />
      )}
      <Panel title="How matches end">{record === null ? <Hidden what="this" /> : <Record record={record} />}</Panel>
      {together.length === 0 ? null : (
        <Matches title="With you">
          {together.map((match) => (
            <OverRow key={match.id} match={match} />
          ))}
        </Matches>
      )}
      {matches === null ? (
        <Panel title="Matches">
          <Hidden what="matches" />
        </Panel>
      ) : matches.length === 0 ? (
        <Panel title="Matches">
          <p className="soft">None that anyone may watch.</p>
        </Panel>
      ) : (
        <Matches title="Matches">
          {matches.map((match) => (
            <WatchableRow key={match.id} match={match} />
          ))}
        </Matches>
      )}
    </main>
  );
}

function Matches({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className="lobby-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="match-rows panel">{children}</ul>
    </section>
  );
}

function Hidden({ what }: { readonly what: string }) {
  return <p className="soft">{`This player does not show ${what}.`}</p>;
}

function Record({ record }: { readonly record: NonNullable<Page['record']> }) {
  const { finished, running, flagged, resigned, claimed } = record;
  const ended = finished + flagged + resigned + claimed;
  const figures: readonly (readonly [number, string])[] = [
    [finished, 'played to the end'],
    [resigned, 'resigned'],
    [flagged, 'lost on time'],
    [claimed, 'lost by staying away'],
    [running, 'under way'],
  ];
  return (
    <>
      <dl className="person-record">
        {figures.map(([count, what]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <p className="soft">
        {ended === 0
          ? 'No match with another person has ended yet.'
          : `Of ${ended} ${ended === 1 ? 'match' : 'matches'} with other people.`}
      </p>
    </>
  );
}

/** To play again, to hear nothing more, to be left alone, and to tell the host. */
function Deeds({ page, onChange }: KnownProps) {
  const { person, isMuted, isBlocked, together } = page;
  const { isBusy, trouble, run } = useRequest();
  const [isReporting, setReporting] = useState(false);
  const [isReported, setReported] = useState(false);
  const relate = (body: { isMuted?: boolean; isBlocked?: boolean }): void =>
    void run(async () => {
      await ensureMe();
      onChange(await askServer('POST /api/people/:id/relation', { id: person.id, body }));
    });
  const [last] = together;
  const game = last === undefined ? undefined : gameWith(last.game);
  const where = newMatchAddress(game, last?.mission ?? '').replace(`${ONLINE}/new`, `${ONLINE}/challenge/${person.id}`);
  return (
    <>
      <div className="person-deeds">
        <LinkButton href={where} tone="main">
          {last === undefined ? 'Challenge' : 'Challenge again'}
        </LinkButton>
        <Button disabled={isBusy} aria-pressed={isMuted} onClick={() => relate({ isMuted: !isMuted })}>
          {isMuted ? 'Hear again' : 'Mute'}
        </Button>
        <Button disabled={isBusy} aria-pressed={isBlocked} onClick={() => relate({ isBlocked: !isBlocked })}>
          {isBlocked ? 'Unblock' : 'Block'}
        </Button>
        <Button tone="plain" onClick={() => setReporting(true)}>
          Report…
        </Button>
      </div>
      <p className="soft" role="status">
        {isBlocked
          ? 'Blocked: cannot sit down at your tables, is not paired with you, and does not see that you are here.'
          : isMuted
            ? 'Muted: you see no chat of this player, in any match.'
            : isReported
              ? 'Reported. The host will look at it.'
              : ''}
      </p>
      {trouble === null ? null : <Notice>{trouble}</Notice>}
      <Report
        person={person}
        open={isReporting}
        match={last?.id}
        onClose={(sent) => {
          setReporting(false);
          if (sent) setReported(true);
        }}
      />
    </>
  );
}

const REASON_WORDS: Readonly<Record<ReportReason, string>> = {
  insults: 'Insults or threats',
  name: 'An offensive or misleading name',
  cheating: 'Cheating',
  stalling: 'Leaving or stalling on purpose',
  other: 'Something else',
};

interface ReportProps {
  readonly person: Page['person'];
  readonly open: boolean;
  readonly match: string | undefined;
  readonly onClose: (isSent: boolean) => void;
}

function Report({ person, open, match, onClose }: ReportProps) {
  const name = useId();
  const [reason, setReason] = useState<ReportReason>('insults');
  const [text, setText] = useState('');
  const { isBusy, trouble, run } = useRequest();
  const send = async (): Promise<void> => {
    await ensureMe();
    const about = match === undefined ? {} : { match };
    await askServer('POST /api/people/:id/report', { id: person.id, body: { reason, text, ...about } });
    onClose(true);
  };
  return (
    <Dialog
      open={open}
      onClose={() => onClose(false)}
      title={`Report ${person.name} to the host?`}
      foot={
        <>
          <Button onClick={() => onClose(false)}>Back</Button>
          <Button tone="main" disabled={isBusy} onClick={() => void run(send)}>
            Send the report
          </Button>
        </>
      }
    >
      <div className="person-report">
        <fieldset>
          <legend>Why</legend>
          {REPORT_REASONS.map((each) => (
            <label key={each}>
              <input type="radio" name={name} checked={reason === each} onChange={() => setReason(each)} />
              {REASON_WORDS[each]}
            </label>
          ))}
        </fieldset>
        <label>
          What happened, and where (the host can see no chat)
          <textarea
            className="field"
            rows={4}
            maxLength={500}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        {trouble === null ? null : <Notice>{trouble}</Notice>}
      </div>
    </Dialog>
  );
}

import { isByHand } from '@sandtable/session';
import { Suspense, use, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { companionAddress } from '../games/addresses.ts';
import { companionOf, gameNamed, GAMES, printGame } from '../games/games.ts';
import { draftsAmong, tableFromDraft } from '../games/lay-out.ts';
import { beginMatch, type OpenResult } from '../games/open-match.ts';
import { myShelf } from '../link/idb-shelf.ts';
import { explainRefusal } from '../link/refusal-words.ts';
import type { Summary } from '../link/summary.ts';
import { Choice } from '../ui/choice.tsx';
import { LinkButton } from '../ui/buttons.tsx';
import { Notice } from '../ui/notices.tsx';
import { useFail } from '../ui/loading.tsx';
import { useTitle } from '../ui/page.ts';
import { Panel } from '../ui/panel.tsx';
import { DrawnCard, waitsForCard } from './drawn-card.tsx';
import { noteDrawn } from './half-made.ts';
import { NewTable } from './new-table.tsx';
import './companion.css';

const TABLES = GAMES.filter(({ companion }) => companion !== undefined);

export function CompanionScreen() {
  useTitle('Companion');
  const [, navigate] = useLocation();
  const fail = useFail();
  const [matches, setMatches] = useState<readonly Summary[]>([]);
  const tables = matches.filter(({ seating }) => isByHand(seating));
  const [refusal, setRefusal] = useState('');
  const [id, setId] = useState(TABLES[0]?.id ?? '');
  const game = TABLES.find((each) => each.id === id);
  useEffect(() => {
    myShelf()
      .list()
      // Without storage there are none.
      .then(
        (listed) => setMatches(listed.matches),
        () => undefined,
      );
  }, []);
  const begin = async (opening: Promise<OpenResult>): Promise<void> => {
    const linked = await opening;
    if (linked.ok) navigate(companionAddress(linked.match.id));
    else setRefusal(explainRefusal(linked.refusal).text);
  };
  return (
    <main className="page page-narrow">
      <h1>Companion</h1>
      <p className="page-lead">
        Your boards, your counters, your dice: the app runs the AI beside your table. Draw its card, roll for it, and it
        tells you what to move and why.
      </p>
      {tables.length === 0 ? null : (
        <Panel title="Your tables">
          <ul className="hand-tables">
            {tables.map((match) => (
              <li key={match.id}>
                <div>
                  <strong>{match.name}</strong>
                  <span>{printGame(match.system)}</span>
                  <span>{match.standing}</span>
                </div>
                <LinkButton href={companionAddress(match.id)}>Continue</LinkButton>
                <Suspense>
                  <CardForTable match={match} />
                </Suspense>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title="A new table">
        {TABLES.length < 2 ? null : (
          <Choice
            label="Game"
            values={TABLES.map((each) => each.id)}
            labels={Object.fromEntries(TABLES.map((each) => [each.id, each.name]))}
            value={id}
            onChange={setId}
          />
        )}
        {game === undefined ? null : (
          <NewTable
            key={game.id}
            game={game}
            drafts={draftsAmong(matches, game)}
            onBegin={(plan) => void begin(beginMatch(game, plan)).catch(fail)}
            onLayOut={(match) => void begin(tableFromDraft(game, match)).catch(fail)}
          />
        )}
        {refusal === '' ? null : <Notice>{refusal}</Notice>}
      </Panel>
    </main>
  );
}

/** Beside a table whose AI is about to draw: its card can be entered right here. */
function CardForTable({ match }: { readonly match: Summary }) {
  const [, navigate] = useLocation();
  const start = use(companionOf(gameNamed(match.system)));
  if (start.drawn === null || !waitsForCard(match)) return null;
  return (
    <DrawnCard
      label={start.drawn}
      onUse={(number) => {
        noteDrawn(match.id, match.entries, number);
        navigate(companionAddress(match.id));
      }}
    />
  );
}

import { eventNames, explainEvent, type Seen } from '@sandtable/bear';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { downloadMatch } from '../link/files.ts';
import { beginMatch } from '../link/links.ts';
import type { Moment } from '../link/link.ts';
import { freshSeed } from '../link/seed.ts';
import { lookBack } from '../play/look-actions.ts';
import { usePlay, usePlayStore } from '../play/play-context.tsx';
import { seenIn } from '../play/asked.ts';
import { standingLog } from '../play/standing-log.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { luckOf, turningPoints, vpCurve } from './luck.ts';
import { LuckTable } from './luck-table.tsx';
import { rematchPlan } from './rematch.ts';
import { VpCurve } from './vp-curve.tsx';
import './result.css';

/** How it ended, how it came to that, and once more. */
export function ResultScreen() {
  const isOpen = usePlay((state) => state.isResultOpen && state.film === null && state.handing === null);
  const moment = usePlay((state) => state.moment);
  return isOpen && moment.outcome !== null ? <Result moment={moment} /> : null;
}

function Result({ moment }: { readonly moment: Moment }) {
  const store = usePlayStore();
  const engine = usePlay((state) => state.engine);
  const log = usePlay((state) => state.log);
  const seen = seenIn(engine, moment.view);
  const entries = standingLog(log, moment.seq);
  const points = turningPoints(entries);
  return (
    <section className="result" aria-labelledby="result-title" data-testid="result">
      <div className="result-page">
        <h2 id="result-title">{headline(seen, moment)}</h2>
        <p className="page-lead">
          {seen.view.ended === null
            ? ''
            : explainEvent({ rule: 'B19.1', key: 'gameEnded', why: seen.view.ended.key }, eventNames(seen))}
        </p>
        <p className="result-score" data-testid="score">
          <span className="top-side" data-side="german">
            German <b>{seen.view.vp.german}</b> VP
          </span>
          <span className="top-side" data-side="soviet">
            Soviet <b>{seen.view.vp.soviet}</b> VP
          </span>
        </p>
        <figure>
          <VpCurve points={vpCurve(entries)} last={moment.seq} />
          <figcaption className="soft">The score over the match: German solid, Soviet dashed</figcaption>
        </figure>
        {points.length === 0 ? null : (
          <section>
            <h3>Turning points</h3>
            <ul className="result-points">
              {points.map(({ seq, round, side, swing, turned }) => (
                <li key={seq}>
                  <Button
                    onClick={() => {
                      store.setState({ isResultOpen: false, tab: 'log' });
                      void lookBack(store, seq);
                    }}
                  >
                    Round {round}: {swing} VP for the {side === 'german' ? 'German' : 'Soviet'} side
                    {turned ? ', and the lead' : ''}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
        <LuckTable luck={luckOf(seen, entries)} />
        <ResultButtons moment={moment} />
      </div>
    </section>
  );
}

function headline(seen: Seen, { seat, outcome }: Moment): string {
  const winners = outcome?.winners ?? [];
  if (winners.length === 0) return 'Nobody has won';
  if (winners.length === seen.view.players.length) return 'A draw';
  const mine = seen.view.players.find((player) => player.seat === seat);
  if (mine === undefined) return `Won by ${winners.join(' and ')}`;
  return winners.includes(seat) ? 'You have won' : 'You have lost';
}

function ResultButtons({ moment }: { readonly moment: Moment }) {
  const store = usePlayStore();
  const link = usePlay((state) => state.link);
  const [, navigate] = useLocation();
  const [isStarting, setStarting] = useState(false);
  const again = async (): Promise<void> => {
    const plan = rematchPlan(moment.view, link.seating, freshSeed());
    if (plan === null) return;
    setStarting(true);
    const linked = await beginMatch(plan);
    setStarting(false);
    if (linked.ok) navigate(`/play/${linked.link.id}`);
  };
  return (
    <div className="result-buttons">
      <Button tone="main" disabled={isStarting || moment.view.terms.mission === null} onClick={() => void again()}>
        Rematch
      </Button>
      <Button onClick={() => store.setState({ isResultOpen: false, tab: 'log' })}>Look at the board</Button>
      <Button onClick={() => void link.save().then((text) => downloadMatch(`match ${link.id}`, text))}>
        Export the match
      </Button>
      <LinkButton href="/">To the start</LinkButton>
    </div>
  );
}

import { useMemo } from 'react';
import type { Moment } from '../link/link.ts';
import { seenIn } from '../match/asked.ts';
import { lookBack } from '../match/look-actions.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { standingLog } from '../match/standing-log.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { type Aftermath, aftermathOf } from './aftermath.ts';
import { LuckTable } from './luck-table.tsx';
import { LossesList } from './losses-list.tsx';
import { pointWords } from './point-words.ts';
import { printAftermath } from './report-text.ts';
import { ResultButtons } from './result-buttons.tsx';
import { ScoreView } from './score-view.tsx';
import { VpCurve } from './vp-curve.tsx';
import './result.css';

/** How it ended, how it came to that, and once more. */
export function ResultScreen() {
  const isOpen = usePlay((state) => state.isResultOpen && state.film === null && state.handing === null);
  const moment = usePlay((state) => state.moment);
  return isOpen && moment.outcome !== null ? <Result moment={moment} /> : null;
}

function Result({ moment }: { readonly moment: Moment }) {
  const engine = usePlay((state) => state.engine);
  const log = usePlay((state) => state.log);
  const aftermath = useMemo(
    () => aftermathOf(seenIn(engine, moment.view), moment, standingLog(log, moment.seq)),
    [engine, log, moment],
  );
  const { mission, headline, ending, vp, curve, rounds, luck } = aftermath;
  return (
    <section className="result" aria-labelledby="result-title" data-testid="result">
      <div className="result-page">
        <header className="result-head">
          <p className="soft">{mission}</p>
          <h2 id="result-title">{headline}</h2>
          <p>{ending}</p>
          <p className="result-score" data-testid="score">
            <span className="top-side" data-side="german">
              German <b>{vp.german}</b> VP
            </span>
            <span className="top-side" data-side="soviet">
              Soviet <b>{vp.soviet}</b> VP
            </span>
          </p>
          <ResultButtons moment={moment} />
        </header>
        <section className="result-wide">
          <h3>The score, round by round</h3>
          <VpCurve points={curve} rounds={rounds} last={moment.seq} />
        </section>
        <section>
          <h3>What scored</h3>
          <ScoreView aftermath={aftermath} />
        </section>
        <section>
          <h3>Turning points</h3>
          <TurningPoints aftermath={aftermath} />
        </section>
        <section>
          <h3>Casualties</h3>
          <LossesList aftermath={aftermath} />
        </section>
        <section>
          <h3>Luck of the dice</h3>
          <LuckTable luck={luck} />
        </section>
        <details className="result-wide result-report">
          <summary>The whole of it as text, to print or to keep</summary>
          <CopyButton text={printAftermath(aftermath)} label="Copy the report" />
          <pre className="plain-text" data-testid="aftermath" tabIndex={0}>
            {printAftermath(aftermath)}
          </pre>
        </details>
      </div>
    </section>
  );
}

/** Each opens the board at that moment. */
function TurningPoints({ aftermath: { points } }: { readonly aftermath: Aftermath }) {
  const store = usePlayStore();
  if (points.length === 0) return <p className="soft">Nobody has scored.</p>;
  return (
    <ol className="result-points">
      {points.map((point) => (
        <li key={point.seq}>
          <Button
            onClick={() => {
              store.setState({ isResultOpen: false, tab: 'log', past: null });
              void lookBack(store, point.seq);
            }}
          >
            {pointWords(point)}
          </Button>
        </li>
      ))}
    </ol>
  );
}

import { useMemo } from 'react';
import type { ResultModel } from '../face/result.ts';
import type { ScreenMoment } from '../match/screen-moment.ts';
import { lookBack } from '../match/look-actions.ts';
import { filmIn } from '../match/modes.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { NOW } from '../match/play-state.ts';
import { Button, CopyButton } from '../ui/buttons.tsx';
import { LossesList, LuckTable } from './losses-and-luck.tsx';
import { printResult } from './report-text.ts';
import { PlayerScores, ScoreView, SideScores, TeamScoreView } from './scores.tsx';
import { ResultButtons } from './result-buttons.tsx';
import { ScoreCurve } from './score-curve.tsx';
import './result.css';

export function ResultScreen() {
  const isOpen = usePlay((state) => state.isResultOpen && filmIn(state) === null && state.stage.kind !== 'handing');
  const moment = usePlay((state) => state.moment);
  return isOpen && moment.outcome !== null ? <Result moment={moment} /> : null;
}

function Result({ moment }: { readonly moment: ScreenMoment }) {
  const sitting = usePlay((state) => state.sitting);
  const result = useMemo(() => sitting.result(moment), [sitting, moment]);
  const { mission, headline, ending, unit, sides, team, players, scores, curve, points, luck, rematch } = result;
  const report = printResult(result);
  const hasCounters = sides.some(({ left }) => left !== null);
  return (
    <section className="result" aria-labelledby="result-title" data-testid="result">
      <div className="result-page">
        <header className="result-head">
          <p className="soft">{mission}</p>
          <h2 id="result-title">{headline}</h2>
          <p>{ending}</p>
          {team === null ? <SideScores sides={sides} unit={unit} /> : <TeamScoreView team={team} unit={unit} />}
          <PlayerScores players={players} unit={unit} />
          <ResultButtons rematch={rematch} />
        </header>
        {curve === null ? null : (
          <section className="result-wide">
            <h3>{curve.title}</h3>
            <ScoreCurve result={result} curve={curve} />
          </section>
        )}
        {(team === null && hasCounters) || scores.length > 0 ? (
          <section>
            <h3>What scored</h3>
            <ScoreView result={result} />
          </section>
        ) : null}
        {hasCounters || points.length > 0 ? (
          <section>
            <h3>Turning points</h3>
            <TurningPoints points={points} nothing={`No ${unit} scored.`} />
          </section>
        ) : null}
        {hasCounters ? (
          <section>
            <h3>Casualties</h3>
            <LossesList sides={sides} />
          </section>
        ) : null}
        {luck === null ? null : (
          <section>
            <h3>Luck of the dice</h3>
            <LuckTable sides={sides} luck={luck} />
          </section>
        )}
        <details className="result-wide result-report">
          <summary>Full report as text, to print or keep</summary>
          <CopyButton text={report} label="Copy the report" />
          <pre className="plain-text" data-testid="aftermath" tabIndex={0}>
            {report}
          </pre>
        </details>
      </div>
    </section>
  );
}

/** Each opens the board at that moment. */
function TurningPoints({ points, nothing }: Pick<ResultModel, 'points'> & { readonly nothing: string }) {
  const store = usePlayStore();
  if (points.length === 0) return <p className="soft">{nothing}</p>;
  return (
    <ol className="result-points">
      {points.map(({ seq, text }) => (
        <li key={seq}>
          <Button
            onClick={() => {
              store.setState({ isResultOpen: false, tab: 'log', look: NOW });
              void lookBack(store, seq);
            }}
          >
            {text}
          </Button>
        </li>
      ))}
    </ol>
  );
}

import type { ResultModel } from '../face/result.ts';
import { lookBack } from '../match/look-actions.ts';
import { usePlayStore } from '../match/play-context.tsx';
import { NOW } from '../match/play-state.ts';
import { Button, CopyButton } from '../ui/buttons.tsx';
import { LossesList, LuckTable } from './losses-and-luck.tsx';
import { printResult } from './report-text.ts';
import { PlayerScores, ScoreView, TeamScoreView } from './scores.tsx';

export function FullReport({ result }: { readonly result: ResultModel }) {
  const { unit, sides, team, players, scores, points, luck } = result;
  const report = printResult(result);
  const hasCounters = sides.some(({ left }) => left !== null);
  return (
    <div className="report">
      {team === null ? null : <TeamScoreView team={team} unit={unit} />}
      <PlayerScores players={players} unit={unit} />
      {(team === null && hasCounters) || scores.length > 0 ? (
        <section>
          <h3>What scored</h3>
          <ScoreView result={result} />
        </section>
      ) : null}
      {hasCounters || points.length > 0 ? (
        <section>
          <h3>What happened</h3>
          <Happened points={points} nothing={`No ${unit} scored.`} />
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
      <section className="report-text">
        <h3>As text, to print or keep</h3>
        <CopyButton text={report} label="Copy the report" />
        <pre className="plain-text" data-testid="aftermath" tabIndex={0}>
          {report}
        </pre>
      </section>
    </div>
  );
}

function Happened({ points, nothing }: Pick<ResultModel, 'points'> & { readonly nothing: string }) {
  const store = usePlayStore();
  if (points.length === 0) return <p className="soft">{nothing}</p>;
  return (
    <ol className="report-points">
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

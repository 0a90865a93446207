import type { ResultModel, ResultPlayer, TeamScore } from '../face/result.ts';
import { RuleLink } from '../rules/rule-link.tsx';

export function TeamScoreView({ team, unit }: { readonly team: TeamScore; readonly unit: string }) {
  const { hasWon, score, most, parts } = team;
  return (
    <div className="team-score" data-won={hasWon}>
      <p className="result-score" data-testid="score">
        <span>
          <b>{score}</b> of {most} {unit}
        </span>
      </p>
      <table className="result-table">
        <caption className="unseen">What the score is made of</caption>
        <thead>
          <tr>
            <th scope="col">For</th>
            <th scope="col">{unit}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ name, text, rule, score: part, most: whole }) => (
            <tr key={name}>
              <th scope="row">
                {name} <span className="soft">{text}</span> <RuleLink rule={rule} />
              </th>
              <td>
                <span className="team-part">
                  {part} of {whole}
                  <span className="team-bar" aria-hidden="true">
                    <i style={{ width: `${whole === 0 ? 0 : (100 * part) / whole}%` }} />
                  </span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The score of each player, if a player wins and not a side. */
export function PlayerScores({ players, unit }: { readonly players: readonly ResultPlayer[]; readonly unit: string }) {
  if (players.length === 0) return null;
  return (
    <ol className="player-scores" aria-label="Score of each player" data-testid="player-scores">
      {players.map(({ seat, side, name, score, hasWon }) => (
        <li key={seat}>
          <span className="top-side" data-side={side}>
            {name} <b>{score}</b> {unit}
          </span>
          {hasWon ? ' wins' : null}
        </li>
      ))}
    </ol>
  );
}

export function ScoreView({ result: { scores, sides, unit } }: { readonly result: ResultModel }) {
  if (scores.length === 0) return <p className="soft">No {unit} scored.</p>;
  return (
    <table className="result-table">
      <caption className="unseen">What scored</caption>
      <thead>
        <tr>
          <th scope="col">For</th>
          {sides.map(({ side, name }) => (
            <th key={side} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scores.map(({ text, rule, by }) => (
          <tr key={`${text} ${rule}`}>
            <th scope="row">
              {text} <RuleLink rule={rule} />
            </th>
            {by.map((score, place) => (
              <td key={place}>{score}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          {sides.map(({ side, score }) => (
            <td key={side}>{score}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

import type { ResultPlayer } from '../face/result.ts';

/** What each player has, where one of them wins and not a side. */
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

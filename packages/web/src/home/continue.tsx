import { printGame } from '../games/games.ts';
import type { Summary } from '../link/summary.ts';
import { LinkButton } from '../ui/buttons.tsx';
import { lazyPart, ornament } from '../ui/loading.tsx';
import { MatchActions } from './match-actions.tsx';
import { printRules, printTurn, printWhen } from './match-words.ts';

const MatchMap = lazyPart(async () => (await import('./match-map.tsx')).MatchMap);

interface ContinueProps {
  readonly match: Summary;
  readonly onRemove: (id: string) => void;
}

/** The last match, to go on with. */
export function Continue({ match, onRemove }: ContinueProps) {
  return (
    <section className="continue panel" aria-label="Your last match">
      <div className="continue-map">{ornament(<MatchMap match={match} />)}</div>
      <div className="continue-text">
        <p className="continue-when">{printGame(match.system)}</p>
        <h2>{match.name}</h2>
        <p className="continue-turn">{printTurn(match)}</p>
        <p>{match.standing}</p>
        {printRules(match) === '' ? null : <p className="continue-when">{printRules(match)}</p>}
        <p className="continue-when">Last played {printWhen(match.changed)}</p>
        <div className="continue-actions">
          <LinkButton href={`/play/${match.id}`} tone="main">
            Continue
          </LinkButton>
          <MatchActions match={match} onRemove={onRemove} />
        </div>
      </div>
    </section>
  );
}

import type { AnyGame } from '../face/game.ts';
import type { OpenMatch } from '../games/match-on-page.ts';
import { beginMatch } from '../games/open-match.ts';
import { runTrials } from '../games/run-trials.ts';
import type { SaveFile } from '../games/save-game.ts';
import { Begin, Meter } from '../match/app-context.ts';
import type { TablePlan } from '../link/protocol.ts';
import { RenewedLine } from '../opening/renewed-line.tsx';
import { WatchBar } from '../opening/watch-bar.tsx';
import { PlayScreen } from '../play/play-screen.tsx';
import { GlossaryRoom } from '../rulebook/glossary-room.tsx';
import { GameId } from '../ui/game-id.ts';
import { rememberGame } from './last-game.ts';
import { Troubles } from './troubles.tsx';

interface MatchScreenProps {
  readonly match: OpenMatch;
  /** Another is being opened from it. */
  readonly isBusy: boolean;
  readonly onGoOn: (save: SaveFile) => void;
}

/** A match that is open, with all that belongs around its table. */
export function MatchScreen({ match, isBusy, onGoOn }: MatchScreenProps) {
  const { game, watched, isRenewed, use } = match;
  rememberGame(game);
  return use((face, link) => (
    <GameId value={game.id}>
      <Begin value={(plan) => begin(game, plan)}>
        <Meter value={(trials) => runTrials(game, trials)}>
          <GlossaryRoom game={game}>
            <Troubles link={link} />
            {isRenewed ? <RenewedLine /> : null}
            <div className={watched === null ? undefined : 'watched'}>
              {watched === null ? null : (
                <WatchBar upTo={link.now().seq} isBusy={isBusy} onGoOn={() => onGoOn(watched)} />
              )}
              <PlayScreen face={face} link={link} />
            </div>
          </GlossaryRoom>
        </Meter>
      </Begin>
    </GameId>
  ));
}

async function begin(game: AnyGame, plan: TablePlan): Promise<string | null> {
  const linked = await beginMatch(game, plan);
  return linked.ok ? linked.match.id : null;
}

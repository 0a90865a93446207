import { type ReactNode, useEffect } from 'react';
import { Link, useLocation, useRoute } from 'wouter';
import * as z from 'zod/mini';
import type { AnyGame } from '../face/game.ts';
import { gameAt, generateAddress, learnAddress, missionsAddress, ONLINE, rulesAddress } from '../games/addresses.ts';
import { gameNamed } from '../games/games.ts';
import { useTurns } from '../online/server/turns.ts';
import { storedValue } from '../ui/stored.ts';

export function Nav() {
  const [location] = useLocation();
  const placed = gameAt(location);
  const game = placed ?? lastGame();
  const turns = useTurns((mine) => mine.turns.length);
  useEffect(() => {
    if (placed !== undefined) rememberGame(placed);
  }, [placed]);
  return (
    <header className="nav">
      <Link href="/" className="nav-home">
        <Mark />
        <span>Sandtable</span>
      </Link>
      <nav aria-label="Main">
        {game.lessons === null ? null : <NavLink href={learnAddress(game)} label="Learn" />}
        <NavLink href={missionsAddress(game)} label="Missions" />
        {game.generator === null ? null : <NavLink href={generateAddress(game)} label="Generate" />}
        <NavLink href={ONLINE} label={PLAY_OTHERS} count={turns} />
        {game.rulebook === null ? null : <NavLink href={rulesAddress(game)} label="Rules" />}
        <NavLink href="/settings" label="Settings" />
      </nav>
    </header>
  );
}

/** The first word is hidden on a phone, which has no room for both. */
const PLAY_OTHERS = (
  <>
    <span>Play&nbsp;</span>others
  </>
);

interface NavLinkProps {
  readonly href: string;
  readonly label: ReactNode;
  /** Matches where it is your turn. */
  readonly count?: number;
}

function NavLink({ href, label, count = 0 }: NavLinkProps) {
  const [isHere] = useRoute(`${href}/*?`);
  return (
    <Link href={href} className="nav-link" aria-current={isHere ? 'page' : undefined}>
      {label}
      {count === 0 ? null : (
        <b className="count" title="Your turn">
          {count}
        </b>
      )}
    </Link>
  );
}

function Mark() {
  return (
    <svg className="mark" viewBox="-2 -2 106 58" aria-hidden="true">
      <path d="M41 18.3 31 35.6H11L1 18.3 11 1h20Z" />
      <path d="M71 35.6 61 53H41L31 35.6 41 18.3h20Z" />
      <path className="mark-third" d="M101 18.3 91 35.6H71L61 18.3 71 1h20Z" />
    </svg>
  );
}

const stored = storedValue('sandtable/game', z.catch(z.string(), ''));

/** The game last viewed in this browser. Screens that belong to no game, such as the settings, link back to it. */
export function lastGame(): AnyGame {
  return gameNamed(stored.read());
}

export function rememberGame({ id }: AnyGame): void {
  if (lastGame().id !== id) stored.write(id);
}

import { useEffect } from 'react';
import { Link, useLocation, useRoute } from 'wouter';
import { gameAt, generateAddress, learnAddress, missionsAddress, rulesAddress } from '../games/addresses.ts';
import { lastGame, rememberGame } from './last-game.ts';
import { Mark } from './mark.tsx';

/** The way around, on every screen but the one a match is played on. */
export function Nav() {
  const [location] = useLocation();
  const placed = gameAt(location);
  const game = placed ?? lastGame();
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
        {game.rulebook === null ? null : <NavLink href={rulesAddress(game)} label="Rules" />}
        <NavLink href="/settings" label="Settings" />
      </nav>
    </header>
  );
}

function NavLink({ href, label }: { readonly href: string; readonly label: string }) {
  const [isHere] = useRoute(`${href}/*?`);
  return (
    <Link href={href} className="nav-link" aria-current={isHere ? 'page' : undefined}>
      {label}
    </Link>
  );
}

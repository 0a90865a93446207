import { Link } from 'wouter';
import { Button } from '../ui/button.tsx';
import { usePlay, usePlayStore, useSeen } from './play-context.tsx';
import { standingOf } from './tracks.ts';
import { toggleSight } from './look-actions.ts';

const SIDES = { german: 'German', soviet: 'Soviet' } as const;

/** What it is, how it stands, and the tools of the table. */
export function TopBar() {
  const store = usePlayStore();
  const seen = useSeen();
  const { view, pack } = seen;
  const { round, rounds } = standingOf(seen);
  const me = usePlay((state) => state.moment.seat);
  const isSighting = usePlay((state) => state.sighting !== null);
  const hasZones = usePlay((state) => state.hasZones);
  const mission = pack.missions.find(({ id }) => id === view.terms.mission);
  const mine = view.players.find(({ seat }) => seat === me);
  return (
    <header className="top-bar">
      <Link href="/" className="top-home" aria-label="To the start">
        ‹
      </Link>
      <h1 className="top-name">{mission?.name ?? 'A position'}</h1>
      <span className="top-fact" data-testid="round">
        Round <b>{round}</b>
        {rounds === null ? '' : ` of ${rounds}`}
      </span>
      <span className="top-fact" data-testid="vp">
        {Object.entries(SIDES).map(([side, name]) => (
          <span key={side} className="top-side" data-side={side}>
            <span className="top-long">{name}</span>
            <span className="top-short" aria-hidden="true">
              {name.charAt(0)}
            </span>{' '}
            <b>{side === 'german' ? view.vp.german : view.vp.soviet}</b> VP
          </span>
        ))}
      </span>
      {mine === undefined ? null : (
        <span className="top-fact" data-testid="caps">
          CAPs <b>{mine.caps}</b>/{mine.start}
        </span>
      )}
      <span className="top-gap" />
      <Button tone="plain" aria-pressed={isSighting} onClick={() => toggleSight(store)}>
        <span className="top-long">Line of sight</span>
        <span className="top-short">LOS</span> <kbd>L</kbd>
      </Button>
      <Button tone="plain" aria-pressed={hasZones} onClick={() => store.setState({ hasZones: !hasZones })}>
        <span className="top-long">Fire zone</span>
        <span className="top-short">Zone</span> <kbd>F</kbd>
      </Button>
      <Button tone="plain" aria-label="Help" onClick={() => store.setState({ isHelpOpen: true })}>
        ?
      </Button>
    </header>
  );
}

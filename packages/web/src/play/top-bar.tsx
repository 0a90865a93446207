import { Link } from 'wouter';
import { Button } from '../ui/button.tsx';
import { usePlay, usePlayStore, useSeen } from '../match/play-context.tsx';
import { standingOf } from '../bear/panels/tracks.ts';
import { toggleSight } from '../match/look-actions.ts';

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
        <Short long="Round" short="R" /> <b>{round}</b>
        {rounds === null ? '' : ` of ${rounds}`}
      </span>
      <span className="top-fact" data-testid="vp">
        {Object.entries(SIDES).map(([side, name]) => (
          <span key={side} className="top-side" data-side={side}>
            <Short long={name} short="" /> <b>{side === 'german' ? view.vp.german : view.vp.soviet}</b> VP
          </span>
        ))}
      </span>
      {mine === undefined ? null : (
        <span className="top-fact" data-testid="caps">
          CAPs <b>{mine.caps}</b>
          <span className="top-wide">of {mine.start}</span>
        </span>
      )}
      <span className="top-gap" />
      <Button tone="plain" aria-pressed={isSighting} onClick={() => toggleSight(store)}>
        <span className="top-long">Line of sight</span>
        <span className="top-short">LOS</span> <kbd>L</kbd>
      </Button>
      <Button
        tone="plain"
        className="top-wide"
        aria-pressed={hasZones}
        onClick={() => store.setState({ hasZones: !hasZones })}
      >
        Fire zone <kbd>F</kbd>
      </Button>
      <Button tone="plain" aria-label="Help" onClick={() => store.setState({ isHelpOpen: true })}>
        ?
      </Button>
    </header>
  );
}

/** A word for the eye of a phone; whoever listens hears the long one. */
function Short({ long, short }: { readonly long: string; readonly short: string }) {
  return (
    <>
      <span className="top-long">{long}</span>
      <span className="top-short" aria-hidden="true">
        {short}
      </span>
    </>
  );
}

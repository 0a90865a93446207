import { usePlay, usePlayStore, usePosition } from '../match/play-context.tsx';
import { clearLine } from '../match/sight-actions.ts';
import type { Sight, SightLine } from '../face/position.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import { Button } from '../ui/button.tsx';
import { ProfileView } from './profile-view.tsx';
import './sight.css';

/** The line of sight in one sentence, and from the side. */
export function SightPanel() {
  const store = usePlayStore();
  const { sight } = usePosition();
  const sighting = usePlay((state) => state.sighting);
  const hover = usePlay((state) => state.hover);
  if (sighting === null || sight === null) return null;
  const end = sighting.to === -1 ? hover : sighting.to;
  return (
    <section className="sight" aria-label="Line of sight" data-testid="sight">
      <div className="sight-head">
        {end === -1 ? (
          <p>Point at a hex to see what is visible from it. Drag, or click two hexes, to draw a line.</p>
        ) : sighting.from === -1 ? (
          <FromHex sight={sight} hex={end} />
        ) : (
          <ThreadWords thread={sight.between(sighting.from, end)} />
        )}
        {sighting.from === -1 ? null : (
          <Button tone="plain" onClick={() => clearLine(store)}>
            Clear
          </Button>
        )}
        <Button tone="plain" aria-label="Close line of sight" onClick={() => store.setState({ sighting: null })}>
          ×
        </Button>
      </div>
      {sighting.from === -1 || end === -1 ? null : <Profile thread={sight.between(sighting.from, end)} />}
    </section>
  );
}

function FromHex({ sight, hex }: { readonly sight: Sight; readonly hex: number }) {
  const position = usePosition();
  const { count, of } = sight.from(hex);
  return (
    <p>
      {position.hexName(hex)} sees {count} of {of} hexes; the rest are shaded.
    </p>
  );
}

function ThreadWords({ thread }: { readonly thread: SightLine }) {
  const { isClear, distance, sentence, rules } = thread;
  return (
    <p>
      <b>{isClear ? 'Clear' : 'Blocked'}</b>, {distance} {distance === 1 ? 'hex' : 'hexes'}. {sentence}{' '}
      {rules.map((rule) => (
        <RuleLink key={rule} rule={rule} />
      ))}
    </p>
  );
}

function Profile({ thread: { profile, isClear } }: { readonly thread: SightLine }) {
  return <ProfileView steps={profile} isClear={isClear} />;
}

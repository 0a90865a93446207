import { usePlay, usePlayStore, usePosition } from '../match/play-context.tsx';
import { clearLine } from '../match/sight-actions.ts';
import type { Sight } from '../face/sight.ts';
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
      {end === -1 ? (
        <p>Point at a hex to see what it can see. Drag, or press two hexes, to lay a line.</p>
      ) : sighting.from === -1 ? (
        <FromHex sight={sight} hex={end} />
      ) : (
        <ThreadWords sight={sight} from={sighting.from} to={end} />
      )}
      {sighting.to === -1 ? null : (
        <Button tone="plain" onClick={() => clearLine(store)}>
          Clear the line
        </Button>
      )}
      <Button tone="plain" aria-label="Close line of sight" onClick={() => store.setState({ sighting: null })}>
        ✕
      </Button>
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

function ThreadWords({ sight, from, to }: { readonly sight: Sight; readonly from: number; readonly to: number }) {
  const { isClear, distance, sentence, rules, profile } = sight.between(from, to);
  return (
    <div className="sight-thread">
      <p>
        <b>{isClear ? '✓ Clear' : '✕ Blocked'}</b>, {distance} {distance === 1 ? 'hex' : 'hexes'}. {sentence}{' '}
        {rules.map((rule) => (
          <RuleLink key={rule} rule={rule} />
        ))}
      </p>
      <ProfileView steps={profile} isClear={isClear} />
    </div>
  );
}

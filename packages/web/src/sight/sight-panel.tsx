import { nameOfHex } from '@sandtable/bear';
import { usePlay, usePlayStore, useSeen } from '../match/play-context.tsx';
import { RuleLink } from '../rules/rule-link.tsx';
import { Button } from '../ui/button.tsx';
import { profileOf } from './profile.ts';
import { ProfileView } from './profile-view.tsx';
import { seenFrom, threadBetween } from '../bear/sight/sight-model.ts';
import './sight.css';

/** The line of sight in one sentence, and from the side. */
export function SightPanel() {
  const store = usePlayStore();
  const sighting = usePlay((state) => state.sighting);
  const hover = usePlay((state) => state.hover);
  if (sighting === null) return null;
  return (
    <section className="sight" aria-label="Line of sight" data-testid="sight">
      {hover === -1 ? (
        <p>Point at a hex to see what it sees. Drag, or press two hexes, for a line.</p>
      ) : sighting.from === -1 ? (
        <FromHex hex={hover} />
      ) : (
        <ThreadWords from={sighting.from} to={hover} />
      )}
      <Button tone="plain" aria-label="Put the line of sight away" onClick={() => store.setState({ sighting: null })}>
        ✕
      </Button>
    </section>
  );
}

function FromHex({ hex }: { readonly hex: number }) {
  const seen = useSeen();
  return (
    <p>
      {nameOfHex(seen.map, hex)} sees {seenFrom(seen, hex).size} of {seen.tables.size} hexes; what it does not see is
      shaded.
    </p>
  );
}

function ThreadWords({ from, to }: { readonly from: number; readonly to: number }) {
  const seen = useSeen();
  const thread = threadBetween(seen, from, to);
  return (
    <div className="sight-thread">
      <p>
        <b>{thread.isClear ? '✓ Clear' : '✕ Blocked'}</b>, {thread.distance} {thread.distance === 1 ? 'hex' : 'hexes'}.{' '}
        {thread.sentence}{' '}
        {thread.rules.map((rule) => (
          <RuleLink key={rule} rule={rule} />
        ))}
      </p>
      <ProfileView steps={profileOf(seen, thread)} isClear={thread.isClear} />
    </div>
  );
}

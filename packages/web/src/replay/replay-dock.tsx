import type { Realm } from '@sandtable/kernel';
import type { ReplayLink } from './replay-link.ts';
import { Scrubber } from './scrubber.tsx';
import { EyesPick, SpeedPick, StepButtons } from './transport.tsx';

/** Below the map. */
export function ReplayDock<R extends Realm>({ past }: { readonly past: ReplayLink<R> }) {
  return (
    <section className="replay-dock" aria-label="Replay">
      <Scrubber isSmall={false} />
      <div className="replay-row">
        <StepButtons />
        <SpeedPick isSmall={false} />
        <EyesPick past={past} isSmall={false} />
      </div>
    </section>
  );
}

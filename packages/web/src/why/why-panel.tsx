import { useState } from 'react';
import type { Why } from '../match/screen-moment.ts';
import { replay, showOtherEnd } from '../match/look-actions.ts';
import { titleOf, whyIn } from '../match/modes.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { RuledText } from '../rules/rule-link.tsx';
import { Button } from '../ui/buttons.tsx';
import { Sign } from '../ui/text.tsx';
import { ReportDialog } from './report.tsx';
import './why.css';

/** An AI turn as a proof: what it did, who could have acted, why the others could not, and every step in full. */
export function WhyPanel() {
  const why = usePlay(whyIn);
  if (why === null) return null;
  return (
    <section className="why" aria-label="Why?" data-testid="why">
      <WhyHead why={why} />
      <ul className="why-lines">
        {why.lines().map((line, place) => (
          <li key={place}>
            <RuledText text={line} />
          </li>
        ))}
      </ul>
      {why.proof()}
    </section>
  );
}

function WhyHead({ why }: { readonly why: Why }) {
  const store = usePlayStore();
  const judgedBy = usePlay(({ sitting }) => sitting.judgedBy);
  const [isReporting, setReporting] = useState(false);
  return (
    <>
      <h2>Why? Entry {why.seq}</h2>
      <div className="why-buttons">
        <Button onClick={() => void replay(store)}>Replay on map</Button>
        <Button onClick={() => void showOtherEnd(store)}>
          Before <Sign of="swap" /> after
        </Button>
        <Button onClick={() => setReporting(true)}>Report ruling</Button>
      </div>
      {isReporting ? (
        <ReportDialog
          about={{
            mission: titleOf(why.before.position),
            entry: why.seq,
            lines: why.lines(),
            rules: why.rules(),
            judgedBy,
          }}
          onClose={() => setReporting(false)}
        />
      ) : null}
    </>
  );
}

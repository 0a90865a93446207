import { aiNotes, type AiTurn, cardsOf, explainAiTurn, type Seen, summarizeAiTurn } from '@sandtable/bear';
import { useMemo, useState } from 'react';
import type { Trace } from '../link/link.ts';
import { Button } from '../ui/button.tsx';
import { seenIn } from '../match/asked.ts';
import { replay, showAt } from '../match/look-actions.ts';
import { missionName } from '../bear/panels/mission-name.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { rulesIn } from '../rules/ruled-parts.ts';
import { RuledText } from '../rules/ruled-text.tsx';
import { WhyCard } from '../bear/why/why-card.tsx';
import { WhySteps } from '../bear/why/why-steps.tsx';
import './why.css';

/** An AI turn as a proof: what it did, who could have, who failed by what, and every step in full. */
export function WhyPanel() {
  const why = usePlay((state) => state.why);
  return why === null ? null : <Why why={why} />;
}

function Why({ why }: { readonly why: Trace }) {
  const engine = usePlay((state) => state.engine);
  const before = seenIn(engine, why.before.view);
  const turn = useMemo(() => ({ notes: aiNotes(why.notes), events: why.events }), [why]);
  return (
    <section className="why" aria-label="Why?" data-testid="why">
      <WhyHead why={why} before={before} turn={turn} />
      <RuledLines lines={summarizeAiTurn(before, turn)} />
      <WhyCards why={why} before={before} turn={turn} />
      <WhySteps before={before} turn={turn} />
    </section>
  );
}

function RuledLines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className="why-lines">
      {lines.map((line, place) => (
        <li key={place}>
          <RuledText text={line} />
        </li>
      ))}
    </ul>
  );
}

interface WhyPart {
  readonly why: Trace;
  readonly before: Seen;
  readonly turn: AiTurn;
}

function WhyHead({ why, before, turn }: WhyPart) {
  const store = usePlayStore();
  const { system } = usePlay((state) => state.engine);
  const [isReporting, setReporting] = useState(false);
  return (
    <>
      <h2>Why? Entry {why.seq}</h2>
      <div className="why-buttons">
        <Button onClick={() => void replay(store, why)}>Replay on map</Button>
        <Button onClick={() => void showAt(store, why)}>Before ⇄ after</Button>
        <Button onClick={() => setReporting(true)}>Report ruling</Button>
      </div>
      {isReporting ? (
        <ReportDialog
          about={{
            mission: missionName(before),
            entry: why.seq,
            lines: summarizeAiTurn(before, turn),
            rules: rulesIn(explainAiTurn(before, turn)),
            judgedBy: `${system.id} ${system.version}, pack ${system.pack}`,
          }}
          onClose={() => setReporting(false)}
        />
      ) : null}
    </>
  );
}

function WhyCards({ why, before, turn }: WhyPart) {
  // What-if goes from the position before the turn, so it is about the first card alone.
  return cardsOf(turn).map((card, place) => (
    <WhyCard key={place} why={why} before={before} card={card} isFirst={place === 0} />
  ));
}

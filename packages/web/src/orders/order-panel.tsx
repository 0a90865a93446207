import type { Panels } from '../face/table.ts';
import { HalfPreview } from '../draft/lazy-parts.tsx';
import { later } from '../ui/later.tsx';
import { Missed } from '../log/missed.tsx';
import { OutcomeCard } from '../log/outcome-card.tsx';
import type { Asked } from '../match/asked.ts';
import { draftIn, momentIn } from '../match/modes.ts';
import { useAsked, usePlay } from '../match/play-context.tsx';
import { chosenIn, type Saying } from '../saying/saying.ts';
import { ReasonLines } from '../rules/ledger.tsx';
import { OffersList } from './offers-list.tsx';
import { PlanList } from './plan-list.tsx';
import { SentencePanel } from './sentence-panel.tsx';

/** What is being said, the unit it is about, and what that could do. */
export function OrderPanel() {
  const asked = useAsked();
  const { panels } = usePlay(momentIn);
  const unit = usePlay((state) => state.unit);
  const draft = usePlay(draftIn);
  return (
    <div className="context">
      <Stopped asked={asked} />
      {asked === null || asked.saying.position.plan === null ? null : (
        <PlanList saying={asked.saying} plan={asked.saying.position.plan} />
      )}
      {draft === null ? null : later(<HalfPreview draft={draft} />)}
      {asked === null ? null : <SentencePanel asked={asked} panels={panels} />}
      {asked === null ? null : <Outlook saying={asked.saying} panels={panels} />}
      <OutcomeCard />
      <Missed />
      {unit !== -1 ? (
        panels.inspector(unit)
      ) : draft === null && asked?.saying.position.isTurn !== false ? (
        <p className="soft">Select a unit to see it here.</p>
      ) : null}
      {asked === null ? null : <OffersList asked={asked} />}
    </div>
  );
}

/** It follows the pointer, and nothing else does. */
function Outlook({ saying, panels }: { readonly saying: Saying; readonly panels: Panels }) {
  const hover = usePlay((state) => state.hover);
  return panels.outlook(saying.words, hover, chosenIn(saying));
}

/** Why an order cannot be given or was not taken, and what would be lost by it: in full. */
function Stopped({ asked }: { readonly asked: Asked | null }) {
  const refusal = usePlay((state) => state.refusal);
  const warning = asked?.saying.position.warning(asked.saying.words) ?? null;
  const denied = asked === null || asked.preview.granted ? [] : asked.preview.lines;
  if (refusal.length === 0 && denied.length === 0 && warning === null) return null;
  return (
    <div className="prompt-warning">
      <ReasonLines lines={[...refusal, ...denied]} />
      {warning === null ? null : <p>{warning}</p>}
    </div>
  );
}

import type { Panels } from '../face/panels.ts';
import { HalfPreview } from '../draft/lazy-parts.tsx';
import { later } from '../ui/later.tsx';
import { Missed } from '../log/missed.tsx';
import { OutcomeCard } from '../log/outcome-card.tsx';
import type { Asked } from '../match/asked.ts';
import { draftIn, momentIn } from '../match/modes.ts';
import { useAsked, usePlay } from '../match/play-context.tsx';
import { chosenIn, type Saying } from '../saying/saying.ts';
import { DeedList } from './deed-list.tsx';
import { OffersList } from './offers-list.tsx';
import { SentencePanel } from './sentence-panel.tsx';

/** What is being said, the unit it is about, and what that could do. */
export function OrderPanel({ isPhone }: { readonly isPhone: boolean }) {
  const asked = useAsked();
  const { panels } = usePlay(momentIn);
  const unit = usePlay((state) => state.unit);
  const draft = usePlay(draftIn);
  return (
    <div className="context">
      {isPhone ? null : (
        <>
          <OutcomeCard />
          <Missed />
        </>
      )}
      {draft === null ? null : later(<HalfPreview draft={draft} />)}
      {asked === null ? null : <SentencePanel asked={asked} panels={panels} />}
      {asked === null ? null : <Outlook saying={asked.saying} panels={panels} />}
      {asked === null || unit === -1 || !isAbout(asked, unit) ? null : <DeedList saying={asked.saying} unit={unit} />}
      {unit !== -1 ? (
        panels.inspector(unit)
      ) : draft === null ? (
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

/** After a card in front of it, only what the card allows can be said. */
function isAbout({ saying: { position, words } }: Asked, unit: number): boolean {
  if (position.plan !== null) return position.plan.own.includes(unit);
  const [first] = words;
  return first === undefined || first === position.unitWord(unit);
}

import type { Panels } from '../face/table.ts';
import type { OpenSentence } from '../match/open-sentence.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { ReasonLines } from '../rules/ledger.tsx';
import { heldBack } from '../saying/plan.ts';
import { chosenIn } from '../saying/saying.ts';
import { ChoiceRows, choicesIn } from './choice-rows.tsx';
import { OffersList } from './offers-list.tsx';
import { Outlook } from './sentence-panel.tsx';

interface QuietOrderProps {
  readonly asked: OpenSentence;
  readonly panels: Panels;
}

/** What can still be chosen for the order, as on a phone. What it does stands beside the hex. */
export function QuietOrder({ asked, panels }: QuietOrderProps) {
  const { preview } = asked;
  const choices = choicesIn(asked);
  return (
    <>
      {isFoldable({ asked, panels }) ? null : <OddsOf asked={asked} panels={panels} />}
      {choices === null ? null : (
        <section className="choice-rows" aria-label="Choices">
          <ChoiceRows choices={choices} isQuiet={isFoldable({ asked, panels })} />
        </section>
      )}
      {preview.granted ? <ReasonLines lines={preview.lines} /> : null}
    </>
  );
}

function OddsOf({ asked: { saying }, panels }: QuietOrderProps) {
  return panels.odds(heldBack(saying) ?? saying.words, chosenIn(saying));
}

function isFoldable({ asked: { saying, proposal }, panels }: QuietOrderProps): boolean {
  return saying.words.length > 1 && proposal !== null && panels.isToldAtHex(saying.words);
}

interface WhyFoldProps {
  readonly asked: OpenSentence | null;
  readonly panels: Panels;
  /** The unit in the inspector; -1 for none. */
  readonly unit: number;
}

/** The calculation, the unit's figures and the list of choices in one fold, which stays as it was left. */
export function WhyFold({ asked, panels, unit }: WhyFoldProps) {
  const store = usePlayStore();
  const isOpen = usePlay((state) => state.isWhyOpen);
  if (asked === null && unit === -1) return null;
  const isTold = asked !== null && isFoldable({ asked, panels });
  return (
    <details
      className="why-fold"
      open={isOpen}
      onToggle={({ currentTarget }) => store.setState({ isWhyOpen: currentTarget.open })}
    >
      <summary>{isTold ? 'Why?' : 'Details'}</summary>
      {isOpen ? (
        <div className="context">
          {isTold ? <OddsOf asked={asked} panels={panels} /> : null}
          {asked?.saying.position.isTurn === true ? <Outlook saying={asked.saying} panels={panels} /> : null}
          {unit === -1 ? null : panels.inspector(unit)}
          {asked === null ? null : <OffersList asked={asked} />}
        </div>
      ) : null}
    </details>
  );
}

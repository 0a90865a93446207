import { FACINGS } from '@sandtable/hex';
import { unitName } from '@sandtable/bear';
import { Button } from '../ui/button.tsx';
import { beforePayment } from '../bear/speech/preview.ts';
import { Answers } from './answers.tsx';
import type { Asked } from '../match/asked.ts';
import { Chance } from '../ui/chance.tsx';
import { EntryButtons } from './entry-buttons.tsx';
import { FacingRose } from './facing-rose.tsx';
import { ReasonLines } from '../rules/ledger.tsx';
import { PaymentStepper } from '../bear/panels/payment-stepper.tsx';
import { usePlayStore } from '../match/play-context.tsx';
import { pick, say } from '../match/saying-actions.ts';
import { answersPart, facingPart, membersPart } from './sentence-parts.ts';
import { FortOdds, TargetOdds } from '../bear/panels/target-odds.tsx';

/** Then what it can do stands below, together with what it cannot. */
function isOnlyUnit({ saying: { seen, words } }: Asked): boolean {
  return words.length === 1 && seen.pack.counterPlaces.has(words[0] ?? '');
}

/** All that can still be said and all that is known of it: odds, facing, group, price. */
export function SentencePanel({ asked }: { readonly asked: Asked }) {
  const store = usePlayStore();
  const { saying, clickables, previewed } = asked;
  const { seen, words } = saying;
  const facing = facingPart(asked);
  const members = membersPart(asked);
  const preview = previewed.granted ? previewed.value : null;
  const answers = answersPart(asked);
  return (
    <div className="sentence">
      {preview?.targets.map((target) => (
        <TargetOdds key={target.target} seen={seen} target={target} />
      ))}
      {preview?.forts.map((fort) => (
        <FortOdds key={`${fort.what} ${fort.unit}`} fort={fort} />
      ))}
      {preview?.rallies.map(({ unit, needed, chances }) => (
        <p key={unit} className="rally-odds">
          {unitName(seen, unit)} rallies on {needed}+: <Chance ways={chances[0]} />, with 1 CAP{' '}
          <Chance ways={chances[1]} />, with 2 <Chance ways={chances[2]} />
        </p>
      ))}
      {answers === null ? null : <Answers {...answers} />}
      {facing === null ? null : (
        <FacingRose
          open={facing.entries.flatMap(({ choice }) => (choice.kind === 'facing' ? [choice.facing] : []))}
          chosen={facing.chosen}
          onChoose={(wanted) => {
            const entry = facing.entries.find(({ choice }) => choice.word === FACINGS[wanted]);
            if (entry !== undefined) say(store, entry.words);
          }}
        />
      )}
      {members.length === 0 ? null : (
        <fieldset className="members">
          <legend>{(preview?.targets.length ?? 0) > 0 ? 'Supporters' : 'Group'}</legend>
          {members.map(({ unit, isIn, words: said, label }) => (
            <label key={`${label} ${isIn}`} className="member">
              <input type="checkbox" checked={isIn} onChange={() => say(store, said)} />
              {isIn ? unitName(seen, unit) : label.replace(/^with /, '')}
            </label>
          ))}
        </fieldset>
      )}
      {words.length === 0 || answers !== null || preview === null ? null : (
        <PaymentStepper
          payments={preview.payments}
          chosen={preview.payment}
          onChoose={(word) => pick(store, [...beforePayment(seen, words), word])}
        />
      )}
      {isOnlyUnit(asked) || words.length === 0 || answers !== null ? null : (
        <EntryButtons entries={clickables.buttons.filter((entry) => entry.words.length === words.length + 1)} />
      )}
      {preview === null ? null : <ReasonLines lines={preview.lines} />}
      {clickables.send === null || preview?.sentence !== null ? null : (
        <Button tone="main" onClick={() => say(store, words)}>
          Done
        </Button>
      )}
    </div>
  );
}

import type { Panels } from '../face/table.ts';
import type { Asked } from '../match/asked.ts';
import { usePlayStore } from '../match/play-context.tsx';
import { say } from '../match/saying-actions.ts';
import { facingPart } from '../saying/facing-part.ts';
import { chosenIn } from '../saying/saying.ts';
import { ReasonLines } from '../rules/ledger.tsx';
import { Answers } from './answers.tsx';
import { EntryButtons } from './entry-buttons.tsx';
import { FacingRose } from './facing-rose.tsx';
import { answersPart, membersPart, nextButtons } from './sentence-parts.ts';

/** All that can still be said and all that is known of it: odds, facing, group, price. */
export function SentencePanel({ asked, panels }: { readonly asked: Asked; readonly panels: Panels }) {
  const store = usePlayStore();
  const { saying, preview } = asked;
  const { words } = saying;
  const facing = facingPart(asked);
  const members = membersPart(asked);
  const answers = answersPart(asked);
  return (
    <div className="sentence">
      {panels.odds(words, chosenIn(saying))}
      {answers === null ? null : <Answers {...answers} />}
      {facing === null ? null : (
        <FacingRose
          open={facing.entries.flatMap(({ choice }) => (choice.kind === 'facing' ? [choice.facing] : []))}
          chosen={facing.chosen}
          onChoose={(wanted) => {
            const entry = facing.entries.find(({ choice }) => choice.kind === 'facing' && choice.facing === wanted);
            if (entry !== undefined) say(store, entry.words);
          }}
        />
      )}
      {members.length === 0 ? null : (
        <fieldset className="members">
          <legend>{preview.granted ? preview.group : 'Group'}</legend>
          {members.map(({ isIn, words: said, label }) => (
            <label key={`${label} ${isIn}`} className="member">
              <input type="checkbox" checked={isIn} onChange={() => say(store, said)} />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      {words.length === 0 || answers !== null ? null : panels.price(words)}
      {answers !== null ? null : <EntryButtons entries={nextButtons(asked)} />}
      {preview.granted ? <ReasonLines lines={preview.lines} /> : null}
    </div>
  );
}

import { EVERY_FACING, type Facing, FACINGS } from '@sandtable/hex';
import type { Entry, Worth } from '../face/choice.ts';
import type { Panels } from '../face/table.ts';
import type { OpenSentence } from '../match/open-sentence.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { say } from '../match/saying-actions.ts';
import { ReasonLines } from '../rules/ledger.tsx';
import { facingPart } from '../saying/clickables.ts';
import { heldBack } from '../saying/plan.ts';
import { chosenIn } from '../saying/saying.ts';
import { useSetting } from '../settings/settings.ts';
import { Button } from '../ui/buttons.tsx';
import { Chance } from '../ui/text.tsx';
import { answersPart, type AnswersPart, membersPart, nextButtons } from './sentence-parts.ts';

export function SentencePanel({ asked, panels }: { readonly asked: OpenSentence; readonly panels: Panels }) {
  const store = usePlayStore();
  const { saying, preview } = asked;
  const { words } = saying;
  const facing = facingPart(asked);
  const members = membersPart(asked);
  const answers = answersPart(asked);
  return (
    <div className="sentence">
      {panels.odds(heldBack(saying) ?? words, chosenIn(saying))}
      {answers === null ? null : <Answers {...answers} />}
      {facing === null ? null : (
        <FacingRose
          open={facing.entries.flatMap(({ choice }) => (choice.kind === 'facing' ? [choice.facing] : []))}
          whyNot={(side) => {
            const before = facing.entries[0]?.words.slice(0, -1) ?? words;
            return saying.position.preview([...before, FACINGS[side]]).lines[0]?.text ?? 'It cannot face there';
          }}
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

interface OutlookProps {
  readonly saying: OpenSentence['saying'];
  readonly panels: Panels;
}

/** A component of its own, because it renders with every move of the pointer. */
export function Outlook({ saying, panels }: OutlookProps) {
  const hover = usePlay((state) => state.hover);
  return panels.outlook(saying.words, hover, chosenIn(saying));
}

/** The answers to a question, each with its value; one is selected, and the main button confirms it. */
function Answers({ entries, chosen }: AnswersPart) {
  const store = usePlayStore();
  const goal = goalOf(entries);
  return (
    <div role="radiogroup" aria-label={goal === '' ? 'Answers' : goal} className="answers">
      {goal === '' ? null : (
        <p className="answers-goal soft" aria-hidden="true">
          {goal}
        </p>
      )}
      {entries.map(({ choice, words, label }) => (
        <button
          key={choice.word}
          type="button"
          role="radio"
          aria-checked={choice.word === chosen}
          data-say={words.join(' ')}
          className="pay-way"
          onClick={() => say(store, words)}
        >
          <span>{label}</span>
          {choice.worth === null ? null : <WorthView worth={choice.worth} />}
        </button>
      ))}
    </div>
  );
}

/** What the chances of the answers are chances of; '' if nothing says so. */
export function goalOf(entries: readonly Entry[]): string {
  const [worth] = entries.flatMap(({ choice }) => choice.worth ?? []);
  return worth?.kind === 'ways' ? (worth.goal ?? '') : '';
}

export function WorthView({ worth }: { readonly worth: Worth }) {
  const hasOdds = useSetting('deckOdds') === 'shown';
  if (worth.kind === 'ways') return <Chance ways={worth.ways} of={worth.of} />;
  return hasOdds ? <span className="pay-spent">{worth.text}</span> : null;
}

export function EntryButtons({ entries }: { readonly entries: readonly Entry[] }) {
  const store = usePlayStore();
  if (entries.length === 0) return null;
  return (
    <div className="entries">
      {entries.map((entry) => (
        <Button
          key={entry.words.join(' ')}
          data-say={entry.words.join(' ')}
          onClick={() => say(store, entry.words, entry.later)}
        >
          {entry.label}
        </Button>
      ))}
    </div>
  );
}

interface FacingRoseProps {
  readonly open: readonly Facing[];
  readonly chosen: Facing | null;
  readonly whyNot: (facing: Facing) => string;
  readonly onChoose: (facing: Facing) => void;
}

const RADIUS = 46;

function FacingRose({ open, chosen, whyNot, onChoose }: FacingRoseProps) {
  return (
    <div className="rose" role="group" aria-label="Facing">
      <svg className="rose-hex" viewBox="-50 -50 100 100" aria-hidden="true">
        <path d="M-30 0-15-26H15L30 0 15 26H-15Z" />
        {chosen === null ? null : (
          <path className="rose-wedge" d="M0-26 9-15H-9Z" transform={`rotate(${chosen * 60})`} />
        )}
      </svg>
      {EVERY_FACING.map((facing) => {
        const angle = (facing * Math.PI) / 3;
        const place = {
          left: `calc(50% + ${Math.sin(angle) * RADIUS}px)`,
          top: `calc(50% - ${Math.cos(angle) * RADIUS}px)`,
        };
        return (
          <button
            key={facing}
            type="button"
            className="rose-side"
            style={place}
            aria-disabled={!open.includes(facing)}
            data-why={open.includes(facing) ? undefined : whyNot(facing)}
            aria-pressed={facing === chosen}
            aria-label={`Face ${FACINGS[facing]}`}
            data-facing={FACINGS[facing]}
            onClick={() => onChoose(facing)}
          >
            {FACINGS[facing]}
          </button>
        );
      })}
    </div>
  );
}

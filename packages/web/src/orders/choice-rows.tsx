import { FACINGS } from '@sandtable/hex';
import type { Entry } from '../face/choice.ts';
import { NO_PAYMENTS, noteText, type PayWays, type RollChoice } from '../face/speech.ts';
import { rollIn } from '../match/modes.ts';
import type { OpenSentence } from '../match/open-sentence.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { pick, putOnRoll, say } from '../match/saying-actions.ts';
import { facingPart, type FacingPart } from '../saying/clickables.ts';
import { isBetweenOrders } from '../saying/plan.ts';
import { useSetting } from '../settings/settings.ts';
import { Sign } from '../ui/text.tsx';
import { ChoiceRow } from './choice-row.tsx';
import { answersPart, type AnswersPart, type Member, membersPart, nextButtons } from './sentence-parts.ts';
import { goalOf, WorthView } from './sentence-panel.tsx';

/** The choices for the sentence so far, kind by kind. */
export interface Choices {
  readonly answers: AnswersPart | null;
  readonly rolls: readonly RollChoice[];
  readonly facing: FacingPart | null;
  readonly pay: PayWays;
  readonly members: readonly Member[];
  /** Words that have no place of their own. */
  readonly buttons: readonly Entry[];
}

/** Null if the only choices are on the map, or the unit's orders, which have rows of their own. */
export function choicesIn(asked: OpenSentence): Choices | null {
  const { saying, proposal } = asked;
  const { position, words } = saying;
  const answers = answersPart(asked);
  const isPlan = position.plan !== null;
  // In a plan a unit can get another order as soon as none is unfinished.
  const isOpen = isPlan ? !isBetweenOrders(saying) : words.length > 1;
  const next = answers === null ? [...(isPlan && !isOpen ? [] : nextButtons(asked)), ...cardsAlone(asked)] : [];
  const parts: Choices = {
    answers,
    rolls: isOpen && proposal !== null ? position.rolls(proposal) : [],
    facing: isOpen ? facingPart(asked) : null,
    pay: isOpen && answers === null ? position.payments(words) : NO_PAYMENTS,
    members: isOpen ? membersPart(asked) : [],
    buttons: next,
  };
  const count = parts.rolls.length + parts.pay.ways.length + parts.members.length + parts.buttons.length;
  return answers === null && parts.facing === null && count === 0 ? null : parts;
}

/** The cards, if a plan can take nothing else: so the player need not look for them on the sheet. */
function cardsAlone({ saying: { position }, clickables: { units, hexes, cards } }: OpenSentence): Entry[] {
  return position.plan === null || units.size + hexes.size > 0 ? [] : [...cards.values()].flat();
}

interface ChoiceRowsProps {
  readonly choices: Choices;
  /** On a quiet screen the figures of what is chosen stand at the hex, and are not repeated in its cell. */
  readonly isQuiet?: boolean;
}

export function ChoiceRows({ choices, isQuiet = false }: ChoiceRowsProps) {
  const store = usePlayStore();
  const { answers, rolls, facing, pay, members, buttons } = choices;
  return (
    <>
      <ChoiceRow
        name="Answers"
        label={goalOf(answers?.entries ?? [])}
        picks="one"
        cells={(answers?.entries ?? []).map((entry) => ({
          ...sayCell(entry, () => say(store, entry.words)),
          note: entry.choice.worth === null ? undefined : <WorthView worth={entry.choice.worth} />,
          isChosen: entry.choice.word === answers?.chosen,
        }))}
      />
      <OnRoll rolls={rolls} isQuiet={isQuiet} />
      <ChoiceRow
        name="Facing"
        label="Face"
        picks="some"
        isWordy={false}
        cells={(facing?.entries ?? []).flatMap(({ choice, words }) => {
          if (choice.kind !== 'facing') return [];
          const text = FACINGS[choice.facing];
          return {
            key: text,
            text,
            name: `Face ${text}`,
            isChosen: choice.facing === facing?.chosen,
            data: { 'data-facing': text },
            onChoose: () => say(store, words),
          };
        })}
      />
      <Payments pay={pay} />
      <ChoiceRow
        name="Joining in"
        label="With"
        picks="some"
        isWordy
        cells={members.map(({ label, isIn, words }) => ({
          key: label,
          text: isIn ? label : `+ ${label}`,
          name: label,
          isChosen: isIn,
          onChoose: () => say(store, words),
        }))}
      />
      <ChoiceRow
        name="Choices"
        picks="none"
        isWordy
        cells={buttons.map((entry) => sayCell(entry, () => say(store, entry.words, entry.later)))}
      />
    </>
  );
}

function sayCell({ words, label }: Entry, onChoose: () => void) {
  const said = words.join(' ');
  return { key: said, text: label, data: { 'data-say': said }, onChoose } as const;
}

/** What can be added to the following roll, each with its chance. */
function OnRoll({ rolls, isQuiet }: Pick<Choices, 'rolls'> & { readonly isQuiet: boolean }) {
  const store = usePlayStore();
  const put = usePlay(rollIn);
  const chosen = rolls.find(({ word }) => word === put) ?? rolls[0];
  return (
    <ChoiceRow
      name="On the roll"
      label={chosen?.goal ?? ''}
      notes="with"
      picks="one"
      cells={rolls.map((roll) => ({
        key: roll.word,
        ...(isQuiet
          ? { text: roll.label, note: roll === chosen ? <Sign of="check" /> : roll.chance }
          : { text: roll.chance, note: roll.label }),
        isChosen: roll === chosen,
        data: { 'data-say': roll.word },
        onChoose: () => putOnRoll(store, roll.word),
      }))}
    />
  );
}

function Payments({ pay: { notes, ways } }: Pick<Choices, 'pay'>) {
  const store = usePlayStore();
  const hasOdds = useSetting('deckOdds') === 'shown';
  return (
    <ChoiceRow
      name="Ways to pay"
      label="Pay"
      notes={notes}
      picks="one"
      isWordy={ways.some(({ price }) => price.some((line) => line.length > SHORT)) || undefined}
      cells={ways.map(({ word, words, label, price, note, isChosen }) => ({
        key: word,
        text: price.map((line) => (
          <span key={line} className="choice-line">
            {line}
          </span>
        )),
        note: noteText(note, hasOdds),
        name: noteText(label, hasOdds),
        isChosen,
        data: { 'data-pay': word, 'data-say': word },
        onChoose: () => pick(store, words),
      }))}
    />
  );
}

/** Letters that fit a quarter of the row. */
const SHORT = 8;

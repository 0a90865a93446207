import { printSpentChance } from '@sandtable/bear';
import type { Choice } from '../face/choice.ts';
import { useSetting } from '../settings/settings-store.ts';
import { Chance } from '../ui/chance.tsx';
import { usePlayStore } from '../match/play-context.tsx';
import { say } from '../match/saying-actions.ts';
import type { AnswersPart } from './sentence-parts.ts';

/** The answers to a question, each with what it comes to; one of them is chosen, and confirmed by the main button. */
export function Answers({ entries, chosen }: AnswersPart) {
  const store = usePlayStore();
  return (
    <div role="radiogroup" aria-label="Answers" className="answers">
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
          <Worth choice={choice} />
        </button>
      ))}
    </div>
  );
}

function Worth({ choice }: { readonly choice: Choice }) {
  const hasOdds = useSetting('deckOdds') === 'shown';
  if (choice.kind === 'dice') return choice.ways === null ? null : <Chance ways={choice.ways} />;
  if (choice.kind !== 'payment' || choice.figures === null || !hasOdds) return null;
  return <span className="pay-spent">{printSpentChance(choice.figures)}</span>;
}

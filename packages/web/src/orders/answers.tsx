import type { Worth } from '../face/choice.ts';
import { usePlayStore } from '../match/play-context.tsx';
import { say } from '../match/saying-actions.ts';
import { useSetting } from '../settings/settings.ts';
import { Chance } from '../ui/text.tsx';
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
          {choice.worth === null ? null : <WorthView worth={choice.worth} />}
        </button>
      ))}
    </div>
  );
}

function WorthView({ worth }: { readonly worth: Worth }) {
  const hasOdds = useSetting('deckOdds') === 'shown';
  if (worth.kind === 'ways') return <Chance ways={worth.ways} of={worth.of} />;
  return hasOdds ? <span className="pay-spent">{worth.text}</span> : null;
}

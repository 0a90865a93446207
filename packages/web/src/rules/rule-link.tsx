import { useContext } from 'react';
import { create } from 'zustand';
import type { RuleChange } from '../face/missions.ts';
import { GameId } from '../ui/page.ts';
import './changed-rules.css';
import { isRuleId, ruledParts } from './spans.ts';

/** The id of a rule; a click shows what it says, over whatever is on the screen. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const show = useShowRule();
  if (!isRuleId(rule)) return null;
  return (
    <button type="button" className="rule-link" onClick={() => show(rule)} aria-label={`Rule ${rule}`}>
      {rule}
    </button>
  );
}

/** Shows a rule of the game at hand over whatever is on the screen. */
export function useShowRule(): (id: string) => void {
  const game = useContext(GameId);
  const show = useOpenRule((store) => store.show);
  return (id) => show({ game, id });
}

/** A rule by its id, and the game it is of. */
interface NamedRule {
  readonly game: string;
  readonly id: string;
}

interface OpenRule {
  /** The one that is shown over the screen; null for none. */
  readonly rule: NamedRule | null;
  show(rule: NamedRule): void;
  hide(): void;
}

export const useOpenRule = create<OpenRule>()((set) => ({
  rule: null,
  show: (rule) => set({ rule }),
  hide: () => set({ rule: null }),
}));

/** A line of words whose rule ids, in brackets, can be opened. */
export function RuledText({ text }: { readonly text: string }) {
  return ruledParts(text).map(({ text: part, isRule }, place) =>
    isRule ? <RuleLink key={place} rule={part} /> : part,
  );
}

/** The rules that are not as printed. */
export function ChangedRules({ changes }: { readonly changes: readonly RuleChange[] }) {
  return (
    <ul className="changed-rules" aria-label="House rules">
      {changes.map(({ option, name, label, rule }) => (
        <li key={option}>
          {name}: <strong>{label}</strong> <RuleLink rule={rule} />
        </li>
      ))}
    </ul>
  );
}

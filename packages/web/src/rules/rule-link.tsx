import { useContext } from 'react';
import { create } from 'zustand';
import type { RuleChange } from '../face/missions.ts';
import { GameId } from '../ui/page.ts';
import { isRuleId } from './spans.ts';
import './changed-rules.css';

/** A rule id; a click opens the rule over the current screen. Renders nothing for ids that are in no rulebook. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const show = useShowRule();
  if (!isRuleId(rule)) return null;
  return (
    <button type="button" className="rule-link" onClick={() => show(rule)} aria-label={`Rule ${rule}`}>
      {rule}
    </button>
  );
}

export function useShowRule(): (id: string) => void {
  const game = useContext(GameId);
  const show = useOpenRule((store) => store.show);
  return (id) => show({ game, id });
}

interface NamedRule {
  readonly game: string;
  readonly id: string;
}

interface OpenRule {
  readonly rule: NamedRule | null;
  show(rule: NamedRule): void;
  hide(): void;
}

export const useOpenRule = create<OpenRule>()((set) => ({
  rule: null,
  show: (rule) => set({ rule }),
  hide: () => set({ rule: null }),
}));

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

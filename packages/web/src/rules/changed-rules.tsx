import type { RuleChange } from '../face/missions.ts';
import { RuleLink } from './rule-link.tsx';
import './changed-rules.css';

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

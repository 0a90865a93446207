import type { OptionChange } from '@sandtable/bear';
import { RuleLink } from '../rules/rule-link.tsx';
import './switches.css';

/** The rules that are not as printed. */
export function ChangedRules({ changes }: { readonly changes: readonly OptionChange[] }) {
  return (
    <ul className="changed-rules" aria-label="Rules that were changed">
      {changes.map(({ option, name, label, rule }) => (
        <li key={option}>
          {name}: <strong>{label}</strong> <RuleLink rule={rule} />
        </li>
      ))}
    </ul>
  );
}

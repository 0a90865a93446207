import { useShowRule } from './show-rule.ts';
import { isRuleId } from './spans.ts';

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

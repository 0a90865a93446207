import type { Happening } from '../face/happening.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import { Sign } from '../ui/text.tsx';
import { Dice } from './dice.tsx';

/** One thing that came of an action: dice, what they needed, the marker that was drawn, the check. */
export function HappeningLine({ event: { text, aside, rule, sign, isGrave } }: { readonly event: Happening }) {
  return (
    <li className="outcome-line" data-grave={isGrave}>
      {sign === null ? null : <SignView sign={sign} />}
      <span>
        {text}
        {aside === '' ? null : <span className="soft"> ({aside})</span>} <RuleLink rule={rule} />
      </span>
    </li>
  );
}

function SignView({ sign }: { readonly sign: NonNullable<Happening['sign']> }) {
  if (sign.kind === 'dice') return <Dice dice={sign.dice} sides={sign.sides} added={sign.added} />;
  return (
    <span className="check-card" data-spent={sign.isBad} aria-hidden="true">
      <b>{sign.number}</b>
      <small>
        {sign.text} <Sign of={sign.isBad ? 'close' : 'check'} />
      </small>
    </span>
  );
}

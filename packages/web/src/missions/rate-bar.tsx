import type { Rates } from './balance.ts';
import { printRates } from './words.ts';

/** How often bots have won it: in words, and as a bar beside them. */
export function RateBar({ rates }: { readonly rates: Rates }) {
  const [first, second] = rates.kind === 'solo' ? [rates.player, null] : [rates.german, rates.soviet];
  return (
    <div className="rate">
      <span>{printRates(rates)}</span>
      <span className="rate-bar" aria-hidden="true">
        <span className={second === null ? 'rate-player' : 'rate-german'} style={{ width: `${first}%` }} />
        {second === null ? null : <span className="rate-soviet" style={{ width: `${second}%` }} />}
      </span>
    </div>
  );
}

import { unitName } from '@sandtable/bear';
import { Chance } from '../../ui/chance.tsx';
import { previewOf } from '../speech/preview.ts';
import type { BearSaying } from '../speech/saying.ts';
import { FortOdds, TargetOdds } from './target-odds.tsx';

/** The odds of what is being said: against every target, against what lies in the hex, and of every rally. */
export function Odds({ saying }: { readonly saying: BearSaying }) {
  const previewed = previewOf(saying);
  if (!previewed.granted) return null;
  const { seen } = saying;
  const { targets, forts, rallies } = previewed.value;
  return (
    <>
      {targets.map((target) => (
        <TargetOdds key={target.target} seen={seen} target={target} />
      ))}
      {forts.map((fort) => (
        <FortOdds key={`${fort.what} ${fort.unit}`} fort={fort} />
      ))}
      {rallies.map(({ unit, needed, chances }) => (
        <p key={unit} className="rally-odds">
          {unitName(seen, unit)} rallies on {needed}+: <Chance ways={chances[0]} />, with 1 CAP{' '}
          <Chance ways={chances[1]} />, with 2 <Chance ways={chances[2]} />
        </p>
      ))}
    </>
  );
}

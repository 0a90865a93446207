import { unitAt } from '@sandtable/limanowa';
import { clickablesOf } from '../../saying/clickables.ts';
import { judged } from '../speech/judged.ts';
import type { LimanowaSaying } from '../speech/saying.ts';
import { Blow } from './odds.tsx';

/** With an enemy under the pointer that could be struck: the blow, before it is planned. */
export function Outlook({ saying, hover }: { readonly saying: LimanowaSaying; readonly hover: number }) {
  const { seen } = saying;
  const unit = hover === -1 ? -1 : unitAt(seen, hover);
  if (unit === -1) return null;
  const entries = clickablesOf(saying).units.get(unit) ?? [];
  const before = judged(saying).figures.targets ?? [];
  const blows = entries.flatMap(({ words }) =>
    (judged(saying, words).figures.targets ?? []).filter(
      (each) =>
        each.target === unit && !before.some((old) => old.attacker === each.attacker && old.target === each.target),
    ),
  );
  if (blows.length === 0) return null;
  return (
    <section className="blows" aria-label="If you attack">
      <h4>If you attack</h4>
      {blows.map((blow, place) => (
        <Blow key={place} seen={seen} blow={blow} />
      ))}
    </section>
  );
}

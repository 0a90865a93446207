import { unitName } from '@sandtable/bear';
import { rollIn } from '../../match/modes.ts';
import { usePlay, usePlayStore } from '../../match/play-context.tsx';
import { putOnRoll } from '../../match/saying-actions.ts';
import { proposalOf } from '../../saying/saying.ts';
import { previewOf } from '../speech/preview.ts';
import type { BearSaying } from '../speech/saying.ts';
import { FortOdds, OddsTable, type OnRoll, TargetOdds } from './target-odds.tsx';
import './odds.css';

/** The odds of what is being said: against every target, against what lies in the hex, and of every rally. */
export function Odds({ saying }: { readonly saying: BearSaying }) {
  const onRoll = useOnRoll(saying);
  const previewed = previewOf(saying);
  if (!previewed.granted) return null;
  const { seen } = saying;
  const { targets, forts, rallies } = previewed.value;
  return (
    <>
      {targets.map((target) => (
        <TargetOdds key={target.target} seen={seen} target={target} onRoll={onRoll} />
      ))}
      {forts.map((fort) => (
        <FortOdds key={`${fort.what} ${fort.unit}`} fort={fort} onRoll={onRoll} />
      ))}
      {rallies.map(({ unit, needed, chances }) => (
        <section key={unit} className="target">
          <h4>{unitName(seen, unit)}</h4>
          <OddsTable
            caption={`Odds for ${unitName(seen, unit)}`}
            caps="raise"
            rows={[{ label: 'Rally', needed, ways: chances }]}
            onRoll={onRoll}
          />
        </section>
      ))}
    </>
  );
}

/** B3.2.3: the CAPs on the roll are chosen together with the order, where it leads to one roll. */
function useOnRoll(saying: BearSaying): OnRoll | null {
  const store = usePlayStore();
  const roll = usePlay(rollIn);
  const sentence = proposalOf(saying);
  const open = sentence === null ? [] : saying.position.rolls(sentence);
  const chosen = open.find(({ word }) => word === roll) ?? open[0];
  return chosen === undefined ? null : { open, chosen: chosen.word, put: (word) => putOnRoll(store, word) };
}

import type { Facing } from '@sandtable/hex';
import { clickablesOf, facingPart } from '../../saying/clickables.ts';
import { goalOf } from '../../saying/press.ts';
import { leaderOf } from '../../saying/saying.ts';
import type { BearSaying } from '../speech/saying.ts';
import { hasTrait } from '../speech/traits.ts';
import { whoTurns } from '../speech/usual.ts';
import { FromTherePanel } from './from-there-panel.tsx';

/** With a destination said, or under the pointer where one could go: threats there, and shots from there. */
export function Outlook({ saying, hover }: { readonly saying: BearSaying; readonly hover: number }) {
  const leader = leaderOf(saying);
  const canGo = (clickablesOf(saying).hexes.get(hover) ?? []).some(
    ({ words, choice }) => choice.kind === 'hex' && hasTrait(saying, words, 'goes'),
  );
  const hex = canGo ? hover : hasTrait(saying, saying.words, 'goes') ? goalOf(saying) : -1;
  if (leader === -1 || hex === -1) return null;
  return <FromTherePanel seen={saying.seen} unit={leader} hex={hex} facing={facingThere(saying, leader)} />;
}

function facingThere(saying: BearSaying, leader: number): Facing {
  const { seen } = saying;
  const isOne = whoTurns(saying).unit === leader;
  const said = isOne ? facingPart({ saying, clickables: clickablesOf(saying) }) : null;
  return said?.chosen ?? seen.view.units[leader]?.facing ?? 0;
}

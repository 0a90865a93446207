import { type ReachedHex, unitName } from '@sandtable/bear';
import type { Entry } from '../../face/choice.ts';
import type { HexWord } from '../../face/field.ts';
import { clickablesOf } from '../../saying/clickables.ts';
import { percent } from '../../ui/percent.ts';
import { aspectsIn, explainEntry, explainHex } from './explain-hex.ts';
import type { BearSaying } from './saying.ts';
import { beginningTo } from './ways.ts';

/** What a hex means for what is being said: what can be done there and at what price, or why nothing can. */
export function hexWord(saying: BearSaying, hex: number): HexWord {
  const entries = clickablesOf(saying).hexes.get(hex) ?? [];
  if (entries.length > 0) {
    const text = entries.map((entry) => entryWords(saying, entry)).join(' · ');
    return { tone: 'open', text, why: [], lines: aspectsIn(saying, hex) };
  }
  const said = explainHex(saying, hex);
  const far = said.state === 'barred' ? beginningTo(saying, hex) : null;
  if (far !== null) return { tone: 'open', text: wayWords(far.reached), why: [], lines: aspectsIn(saying, hex) };
  switch (said.state) {
    case 'goal':
      return { ...SAYS_ALL, tone: 'open', text: 'Press again to confirm' };
    case 'here':
      return { ...SAYS_ALL, tone: 'soft', text: `${unitName(saying.seen, said.unit)} is here` };
    case 'instead':
      return { ...SAYS_ALL, tone: 'open', text: 'Select it instead' };
    case 'tooDear':
    case 'barred': {
      const text = said.state === 'tooDear' ? `needs ${said.missing} more ${said.missing === 1 ? 'CAP' : 'CAPs'} ` : '';
      return { tone: 'barred', text, why: said.lines.slice(0, 2), lines: aspectsIn(saying, hex) };
    }
  }
}

const SAYS_ALL = { why: [], lines: [] } as const;

/** `Move there: 3 moves, 5 AP` */
function wayWords({ moves, cost }: ReachedHex): string {
  return `Move there: ${moves.length === 1 ? '' : `${moves.length} moves, `}${cost} AP`;
}

/** `Fire: F12, 3 AP, s03 Rifle squad 58% (front)` */
function entryWords(saying: BearSaying, entry: Entry): string {
  const { price, targets } = explainEntry(saying, entry);
  const odds = targets.map(
    ({ target, own, hitChances, aspect }) =>
      `${own ? 'your own ' : ''}${unitName(saying.seen, target)} ${percent(hitChances[0], 36)} (${aspect})`,
  );
  return [entry.label, ...(price === null ? [] : [`${price} AP`]), ...odds].join(', ');
}

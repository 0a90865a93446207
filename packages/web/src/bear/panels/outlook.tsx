import { type HexId, hexId, type Seen, type UnitId, unitId, unitName } from '@sandtable/bear';
import type { Facing } from '@sandtable/hex';
import { useMemo } from 'react';
import { clickablesOf, facingPart } from '../../saying/clickables.ts';
import { goalOf } from '../../saying/press.ts';
import { leaderOf } from '../../saying/saying.ts';
import { percent } from '../../ui/words.ts';
import { fromThere, type PossibleShot } from '../scene/from-there.ts';
import { type BearSaying, hasTrait } from '../speech/saying.ts';
import { whoTurns } from '../speech/usual.ts';

/** Threats at the destination and shots from there: the one named, or the hex under the pointer if the unit can go there. */
export function Outlook({ saying, hover }: { readonly saying: BearSaying; readonly hover: number }) {
  const leader = unitId(leaderOf(saying));
  const canGo = (clickablesOf(saying).hexes.get(hover) ?? []).some(
    ({ words, choice }) => choice.kind === 'hex' && hasTrait(saying, words, 'goes'),
  );
  const hex = hexId(canGo ? hover : hasTrait(saying, saying.words, 'goes') ? goalOf(saying) : -1);
  if (leader === -1 || hex === -1) return null;
  return <FromTherePanel seen={saying.seen} unit={leader} hex={hex} facing={facingThere(saying, leader)} />;
}

function facingThere(saying: BearSaying, leader: UnitId): Facing {
  const { seen } = saying;
  const isOne = whoTurns(saying).unit === leader;
  const said = isOne ? facingPart({ saying, clickables: clickablesOf(saying) }) : null;
  return said?.chosen ?? seen.view.units[leader]?.facing ?? 0;
}

interface FromThereProps {
  readonly seen: Seen;
  readonly unit: UnitId;
  readonly hex: HexId;
  readonly facing: Facing;
}

const MOST = 4;

function FromTherePanel({ seen, unit, hex, facing }: FromThereProps) {
  const { threats, shots } = useMemo(() => fromThere(seen, unit, hex, facing), [seen, unit, hex, facing]);
  const name = seen.map.names[hex] ?? '';
  return (
    <section className="from-there" aria-label={`From ${name}`}>
      <Shots
        title={`Threats in ${name}`}
        shots={threats}
        seen={seen}
        of="attacker"
        none="nobody seen could fire at it there"
      />
      <Shots title="Best shots from there" shots={shots} seen={seen} of="target" none="nobody to fire at" />
    </section>
  );
}

interface ShotsProps {
  readonly title: string;
  readonly shots: readonly PossibleShot[];
  readonly seen: Seen;
  readonly of: 'attacker' | 'target';
  readonly none: string;
}

function Shots({ title, shots, seen, of, none }: ShotsProps) {
  return (
    <div>
      <h4>{title}</h4>
      {shots.length === 0 ? <p className="soft">{none}</p> : null}
      <ul className="reasons">
        {shots.slice(0, MOST).map((shot) => (
          <li key={`${shot.attacker} ${shot.target}`}>
            <b>{percent(shot.odds.hitChances[0], 36)}</b> {unitName(seen, shot[of])}{' '}
            <span className="soft">
              {shot.odds.aspect}
              {shot.isSpent ? ', spent' : ''}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

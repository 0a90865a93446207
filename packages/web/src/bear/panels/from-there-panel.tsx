import { type Seen, unitName } from '@sandtable/bear';
import type { Facing } from '@sandtable/hex';
import { useMemo } from 'react';
import { fromThere, type PossibleShot } from '../scene/from-there.ts';
import { percent } from '../../ui/words.ts';
import './from-there.css';

interface FromThereProps {
  readonly seen: Seen;
  readonly unit: number;
  readonly hex: number;
  readonly facing: Facing;
}

const MOST = 4;

/** What it would be like in a hex: who could fire at the unit there, and whom it could fire at. */
export function FromTherePanel({ seen, unit, hex, facing }: FromThereProps) {
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

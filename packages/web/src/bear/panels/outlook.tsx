import {
  hexId,
  NONE,
  type PossibleShot,
  type Seen,
  shotsFrom,
  type Stand,
  threatsTo,
  type UnitId,
  unitId,
  unitName,
} from '@sandtable/bear';
import type { Facing } from '@sandtable/hex';
import { clickablesOf, facingPart } from '../../saying/clickables.ts';
import { leaderOf } from '../../saying/saying.ts';
import { percent } from '../../ui/words.ts';
import { addedTo, standsOf, unseenThreat } from '../scene/from-there.ts';
import { type BearSaying, hasTrait } from '../speech/saying.ts';
import { whoTurns } from '../speech/usual.ts';

/** Threats at the destination and shots from there: the one in the sentence, or the hex under the pointer if the unit can go there. */
export function Outlook({ saying, hover }: { readonly saying: BearSaying; readonly hover: number }) {
  const leader = unitId(leaderOf(saying));
  const canGo = (clickablesOf(saying).hexes.get(hover) ?? []).some(
    ({ words, choice }) => choice.kind === 'hex' && hasTrait(saying, words, 'goes'),
  );
  if (leader === -1) return null;
  const said = standsOf(saying, saying.words);
  const isNamed = !canGo && (said[0]?.path.length ?? 0) > 0;
  const hovered: Stand = { unit: leader, path: [hexId(hover)], facing: facingThere(saying, leader) };
  const [stand, ...others] = isNamed ? withFacing(said, facingThere(saying, leader)) : canGo ? [hovered] : [];
  return stand === undefined ? null : <FromTherePanel seen={saying.seen} stand={stand} others={others} />;
}

/** The leader with the facing it would get, even if not yet said. */
function withFacing([leader, ...others]: readonly Stand[], facing: Facing): Stand[] {
  return leader === undefined ? [] : [{ ...leader, facing }, ...others];
}

function facingThere(saying: BearSaying, leader: UnitId): Facing {
  const { seen } = saying;
  const isOne = whoTurns(saying).unit === leader;
  const said = isOne ? facingPart({ saying, clickables: clickablesOf(saying) }) : null;
  return said?.chosen ?? seen.view.units[leader]?.facing ?? 0;
}

interface FromThereProps {
  readonly seen: Seen;
  readonly stand: Stand;
  readonly others: readonly Stand[];
}

const MOST = 4;

function FromTherePanel({ seen, stand, others }: FromThereProps) {
  const { threats, ...unseen } = threatsTo(seen, stand, others);
  const shots = shotsFrom(seen, stand, others);
  const name = seen.map.names[stand.path.at(-1) ?? NONE] ?? '';
  return (
    <section className="from-there" aria-label={`From ${name}`}>
      <Shots title={`Threats in ${name}`} shots={threats} seen={seen} of="attacker" none={unseenThreat(unseen)}>
        {(threat) => addedTo(seen, threat)}
      </Shots>
      {threats.length > 0 && unseen.rumors.length > 0 ? <p className="soft">{unseenThreat(unseen)}</p> : null}
      <Shots title="Best shots from there" shots={shots} seen={seen} of="target" none="nobody to fire at">
        {() => ''}
      </Shots>
    </section>
  );
}

interface ShotsProps<S extends PossibleShot> {
  readonly title: string;
  readonly shots: readonly S[];
  readonly seen: Seen;
  readonly of: 'attacker' | 'target';
  readonly none: string;
  readonly children: (shot: S) => string;
}

function Shots<S extends PossibleShot>({ title, shots, seen, of, none, children: addedOf }: ShotsProps<S>) {
  return (
    <div>
      <h4>{title}</h4>
      {shots.length === 0 ? <p className="soft">{none}</p> : null}
      <ul className="reasons">
        {shots.slice(0, MOST).map((shot) => (
          <li key={`${shot.attacker} ${shot.target}`}>
            <b>{percent(shot.odds.hitChances[0], 36)}</b> {unitName(seen, shot[of])}{' '}
            <span className="soft">{[...notesOn(shot), addedOf(shot)].filter((note) => note !== '').join(', ')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function notesOn({ odds, manner: { means, spot }, isSpent, turns }: PossibleShot): string[] {
  return [
    odds.aspect,
    spot === NONE ? '' : 'indirect',
    means === 'weapons' ? '' : means,
    turns ? 'turns first' : '',
    isSpent ? 'spent' : '',
  ];
}

import {
  ABILITY_WORDS,
  corpsOf,
  explainGround,
  printKind,
  type Seen,
  TRAIT_WORDS,
  typeOf,
  type UnitId,
  unitOf,
  unitTitle,
} from '@sandtable/limanowa';
import { RuleLink } from '../../rules/rule-link.tsx';
import { CounterView } from '../../scene/counter-view.tsx';
import { pieceOf } from '@sandtable/limanowa/pictures';
import './inspector.css';
import { Terms } from '../../rules/terms.tsx';

export function Inspector({ seen, unit }: { readonly seen: Seen; readonly unit: UnitId }) {
  const type = typeOf(seen, unit);
  const { at, rp, corps } = unitOf(seen, unit);
  const gifts = [
    ...type.traits.map((trait) => TRAIT_WORDS[trait]),
    ...type.abilities.map((each) => ABILITY_WORDS[each]),
  ];
  const figures = [
    {
      label: 'AV',
      title: 'Attack value',
      value: String(type.av + seen.die.av),
      note: type.arm === 'artillery' ? 'token' : '',
    },
    { label: 'DV', title: 'Defence value', value: String(type.dv), note: '' },
    { label: 'RP', title: 'Resistance points left', value: `${rp}/${type.rp}`, note: '' },
    { label: 'Move', title: 'Hexes in one move', value: String(type.move), note: '' },
    { label: 'Range', title: 'Range in hexes', value: String(type.range), note: '' },
  ];
  return (
    <section className="inspector lim-inspector" aria-label="Selected unit">
      <div className="inspector-head">
        <CounterView piece={pieceOf(seen, unit)} size={96} detail="close" />
        <div>
          <h3>{unitTitle(seen, unit)}</h3>
          <ul className="states">
            <li>{printKind(type)}</li>
            <li>{corpsOf(seen, corps).name}</li>
            {at === -1 ? <li>lost</li> : null}
          </ul>
          {at === -1 ? null : <p className="soft">{explainGround(seen.map, at)}</p>}
        </div>
      </div>
      <dl className="lim-figures">
        {figures.map(({ label, title, value, note }) => (
          <div key={label}>
            <dt title={title}>{label}</dt>
            <dd data-low={label === 'RP' && rp === 1 ? true : undefined}>
              {value}
              {note === '' ? null : <small> {note}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {gifts.length === 0 ? null : (
        <ul className="gifts">
          {gifts.map(({ name, text, rule }) => (
            <li key={rule}>
              <b>{name}.</b> <Terms text={text} /> <RuleLink rule={rule} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

import { explainChangedOptions, GRADE_NAMES, hexName, LEVEL_NAMES, type Seen } from '@sandtable/limanowa';
import { RuleLink } from '../../rules/rule-link.tsx';
import { Terms } from '../../rules/terms.tsx';
import { Scoring } from './briefing.tsx';

export function Briefing({ seen }: { readonly seen: Seen }) {
  const { options, terms, piles } = seen.view;
  const mission = seen.pack.missions.find(({ id }) => id === options.mission);
  const changes = explainChangedOptions(options).filter(({ option }) => option !== 'level');
  return (
    <>
      <p>
        <Terms text={mission?.briefing ?? ''} />
      </p>
      <Scoring seen={seen} />
      <h4>Objectives</h4>
      <ul className="reasons">
        {terms.objectives.map(({ at, grade }) => (
          <li key={at}>
            {hexName(seen.map, at)}: {GRADE_NAMES[grade]}
          </li>
        ))}
      </ul>
      <p>The limit is {terms.limit} rounds.</p>
      {piles === null ? null : <p>Level {LEVEL_NAMES[options.level]}.</p>}
      {changes.length === 0 ? (
        <p className="soft">Standard rules.</p>
      ) : (
        <ul className="reasons">
          {changes.map(({ option, name, label, rule }) => (
            <li key={option}>
              {name}: {label} <RuleLink rule={rule} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

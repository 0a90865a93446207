import {
  type Effect,
  LEVEL_NAMES,
  LEVELS,
  PHASE_NAMES,
  type Seen,
  cardName,
  RANK_NAMES,
  targetTables,
} from '@sandtable/limanowa';
import { RuleLink } from '../../rules/rule-link.tsx';
import { RuledText } from '../../rules/terms.tsx';
import { Sign } from '../../ui/text.tsx';
import { type AiCard, aiCardOf, type ChanceRow, chanceRows, printInterval } from './ai-card.ts';
import './ai-reference.css';

export function AiReference({ seen }: { readonly seen: Seen }) {
  const card = aiCardOf(seen);
  if (card === null) return null;
  return (
    <section className="ai-card" aria-label="AI reference card" data-testid="ai-card">
      <h2>AI reference card</h2>
      <p className="soft">
        The AI succeeds on a d{card.sides} roll within the interval. In each player’s round it uses at most one card and
        one token <RuleLink rule="LS3.2a" />.
      </p>
      <Chances seen={seen} card={card} />
      <Piles seen={seen} card={card} />
      {targetTables().map(({ rule, title, rows }) => (
        <section key={rule} className="ai-table">
          <h3>
            {title} <RuleLink rule={rule} />
          </h3>
          <ol>
            {rows.map((row) => (
              <li key={row.rule}>
                <RuledText text={row.text} /> <RuleLink rule={row.rule} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

function Chances({ seen, card: { level } }: { readonly seen: Seen; readonly card: AiCard }) {
  return (
    <table className="ai-chances">
      <caption>
        What the AI must roll <RuleLink rule="L14.3" />
      </caption>
      <thead>
        <tr>
          <td />
          {LEVELS.map((each) => (
            <th key={each} scope="col" data-played={each === level || undefined}>
              {LEVEL_NAMES[each]}
              {each === level ? (
                <span className="ai-played">
                  {' '}
                  <Sign of="down" /> this match
                </span>
              ) : null}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chanceRows(seen).map((row) => (
          <tr key={labelOf(row)}>
            <th scope="row">{labelOf(row)}</th>
            {row.limits.map((limit, place) => (
              <td key={place} data-played={LEVELS[place] === level || undefined}>
                {printInterval(limit)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function labelOf({ of }: ChanceRow): string {
  switch (of.kind) {
    case 'card':
      return `Card, ${PHASE_NAMES[of.phase]}`;
    case 'token':
      return 'Artillery token';
    case 'wound':
      return `Wound, ${RANK_NAMES[of.rank]}`;
  }
}

function Piles({ seen, card }: { readonly seen: Seen; readonly card: AiCard }) {
  const names = (effects: readonly Effect[]): string =>
    effects.length === 0 ? 'none' : effects.map((effect) => cardName(seen.pack, effect)).join(', ');
  return (
    <section className="ai-table">
      <h3>
        Contra cards and tokens <RuleLink rule="LS2.5a" />
      </h3>
      <dl className="ai-piles">
        {card.piles.map(({ phase, left, discards }) => (
          <div key={phase}>
            <dt>{PHASE_NAMES[phase]}</dt>
            <dd>
              <b>{left}</b> face down, used: {names(discards)}
            </dd>
          </div>
        ))}
        <div>
          <dt>Tokens</dt>
          <dd>
            <b>{card.tokens}</b>
          </dd>
        </div>
        <div>
          <dt>This round</dt>
          <dd>
            {card.hasUsedCard ? 'card used' : 'card still possible'},{' '}
            {card.hasUsedToken ? 'token used' : 'token still possible'}
          </dd>
        </div>
      </dl>
    </section>
  );
}

import {
  type AiAnswer,
  explainAim,
  explainAnswer,
  explainHelp,
  type HexId,
  NONE,
  plainChance,
  printPercent,
  type Seen,
  type TargetFigures,
  typeOf,
  unitAt,
  type UnitId,
  unitName,
} from '@sandtable/limanowa';
import { Ledger } from '../../rules/ledger.tsx';
import { RuleLink } from '../../rules/rule-link.tsx';
import { clickablesOf } from '../../saying/clickables.ts';
import { Chance, Sign } from '../../ui/text.tsx';
import { capital } from '../../ui/words.ts';
import { openQuestionIn, judged, type LimanowaSaying, termsOf } from '../speech/saying.ts';
import './odds.css';

export function Odds({ saying }: { readonly saying: LimanowaSaying }) {
  const { seen } = saying;
  const { figures } = judged(saying);
  const targets = figures.targets ?? [];
  const counters = figures.counters ?? [];
  return (
    <>
      {figures.movesLeft === undefined ? null : (
        <p className="plan-left">
          <b>{figures.movesLeft}</b> {figures.movesLeft === 1 ? 'move' : 'moves'} left
          {figures.tokensLeft === undefined ? null : (
            <>
              {' · '}
              <b>{figures.tokensLeft}</b> {figures.tokensLeft === 1 ? 'token' : 'tokens'} left
            </>
          )}
        </p>
      )}
      {targets.length === 0 ? null : (
        <section className="blows" aria-label="Attacks of the plan">
          {targets.map((target, place) => (
            <Blow key={place} seen={seen} blow={target} />
          ))}
        </section>
      )}
      <Unanswered seen={seen} targets={targets} counters={counters} />
      {counters.length === 0 ? null : (
        <section className="blows" aria-label="Counter-attacks">
          <h3>{openQuestionIn(saying).plan !== null ? 'Counter-attacks' : 'Counter-attacks, if it stays so'}</h3>
          {counters.map((counter, place) => (
            <Blow key={place} seen={seen} blow={counter} />
          ))}
        </section>
      )}
      <Answers seen={seen} answers={figures.answers ?? []} />
    </>
  );
}

/** L8.3b, L8.3c: attacked units that do not counter-attack, and why. */
function Unanswered({
  seen,
  targets,
  counters,
}: Readonly<Record<'targets' | 'counters', readonly TargetFigures[]>> & { readonly seen: Seen }) {
  // A pursuit provokes no counter-attack; the card says so.
  if (seen.view.turn.phase !== 'central') return null;
  const attacked = new Set(targets.filter(({ as }) => as === 'attack').map(({ target }) => target));
  const silent = [...attacked].filter((unit) => !counters.some(({ attacker }) => attacker === unit));
  return silent.map((unit) => (
    <p key={unit} className="plan-left">
      {unitName(seen, unit)}{' '}
      {isFighter(seen, unit) ? 'cannot strike back: TV 0 or less' : 'is artillery and does not strike back'}{' '}
      <RuleLink rule={isFighter(seen, unit) ? 'L8.3b' : 'L8.3c'} />
    </p>
  ));
}

/** LS2.4: the AI's reference card is open, so players may know its chances. */
function Answers({ seen, answers }: { readonly seen: Seen; readonly answers: readonly AiAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <details className="ai-may">
      <summary>What the AI may add</summary>
      <ul>
        {answers.map((each) => (
          <li key={`${each.by} ${each.unit}`}>
            {capital(explainAnswer(seen, each, (unit) => unitName(seen, unit)))} <b>{printPercent(each.chance)}</b>
          </li>
        ))}
      </ul>
    </details>
  );
}

function isFighter(seen: Seen, unit: UnitId): boolean {
  return typeOf(seen, unit).arm !== 'artillery';
}

/** One unit against another: the chance, what may be added to it, and the sum behind it. */
function Blow({ seen, blow }: { readonly seen: Seen; readonly blow: TargetFigures }) {
  const { attacker, target, tv, ways, of, rolls, terms, chosen = 1 } = blow;
  const asides = [explainAim(blow), explainHelp(blow)].filter((each) => each !== '');
  return (
    <details className="blow" data-as={blow.as}>
      <summary>
        <span>
          {unitName(seen, attacker)} <Sign of="arrow" />
          <span className="unseen"> against </span> {unitName(seen, target)}
        </span>
        <b>TV {tv}</b>
        <span>
          {rolls > 1 ? `${rolls} × ` : ''}
          {chosen === 1 ? <Chance ways={ways} of={of} /> : <b>{printPercent(plainChance(blow))}</b>}
        </span>
        {asides.length === 0 ? null : <span className="blow-aside">{asides.join('; ')}</span>}
      </summary>
      <Ledger title="Target value" sum={tv} lines={termsOf(seen, terms)} />
    </details>
  );
}

/** The attack on the enemy under the pointer, before it is planned. */
export function Outlook({ saying, hover }: { readonly saying: LimanowaSaying; readonly hover: HexId }) {
  const { seen } = saying;
  const unit = hover === NONE ? NONE : unitAt(seen, hover);
  if (unit === NONE) return null;
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
      <h3>If you attack</h3>
      {blows.map((blow, place) => (
        <Blow key={place} seen={seen} blow={blow} />
      ))}
    </section>
  );
}

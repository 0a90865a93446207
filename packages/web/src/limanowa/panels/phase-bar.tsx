import { PHASE_NAMES, type Phase, PHASES, RANKS, type Seen } from '@sandtable/limanowa';
import { counted, type Seat } from '@sandtable/kernel';
import { type AiCard, aiCardOf, printInterval } from './ai-card.ts';
import './phase-bar.css';

export function PhaseBar({ seen, seat }: { readonly seen: Seen; readonly seat: Seat }) {
  const { turn, corps } = seen.view;
  const card = aiCardOf(seen);
  const active = corps[turn.corps];
  return (
    <section className="phases" aria-label="Phases of the round" data-testid="phases" data-corps={turn.corps}>
      <p className="phases-whose" data-side={active?.side}>
        <span className="phases-name">{active === undefined ? 'The AI’s round' : active.name}</span>
        <span className="soft">{whoseRound(seen, seat)}</span>
      </p>
      <ol>
        {PHASES.map((phase) => (
          <PhaseStep key={phase} phase={phase} state={stateOf(seen, phase)} card={card} />
        ))}
        {card === null ? null : <AiRoundStep card={card} isHere={active === undefined} />}
      </ol>
    </section>
  );
}

function whoseRound({ view: { turn, corps } }: Seen, seat: Seat): string {
  const active = corps[turn.corps];
  if (active === undefined) return 'you only watch';
  if (active.seat === seat) return 'your round';
  const side = corps.find((each) => each.seat === seat)?.side;
  return active.side === side ? 'team-mate’s round' : 'the enemy’s round';
}

function stateOf({ view: { turn } }: Seen, phase: Phase): 'past' | 'here' | 'ahead' {
  if (turn.corps === -1) return 'past';
  const [now, at] = [PHASES.indexOf(turn.phase), PHASES.indexOf(phase)];
  return at === now ? 'here' : at < now ? 'past' : 'ahead';
}

interface PhaseStepProps {
  readonly phase: Phase;
  readonly state: 'past' | 'here' | 'ahead';
  readonly card: AiCard | null;
}

function PhaseStep({ phase, state, card }: PhaseStepProps) {
  const pile = card?.piles.find((each) => each.phase === phase);
  return (
    <li className="phase-step" data-state={state} aria-current={state === 'here' ? 'step' : undefined}>
      <b>
        <span className="phase-name">{PHASE_NAMES[phase]}</span>
      </b>
      {pile === undefined || card === null ? null : (
        <span
          className="phase-ai"
          title={`AI pile: ${counted(pile.left, 'card')}; it turns one up on ${printInterval(pile.limit)}`}
        >
          <span className="phase-long phase-word soft" aria-hidden="true">
            AI
          </span>
          <span className="pile" aria-hidden="true">
            {pile.left}
          </span>
          <span className="unseen">{`AI pile: ${counted(pile.left, 'card')}, `}</span>
          {pile.discards.length === 0 ? null : (
            <span className="phase-long">{`${pile.discards.length} discarded`}</span>
          )}
          <span className="phase-long phase-word soft" aria-hidden="true">
            <span className="phase-verb">plays </span>on
          </span>
          <span className="phase-die" data-off={card.hasUsedCard}>
            <span className="unseen">turned up on </span>
            {printInterval(pile.limit)}
          </span>
          {card.hasUsedCard ? <span className="phase-long soft"> card used</span> : null}
        </span>
      )}
    </li>
  );
}

/** LS4.1c: the highest roll that wounds, by rank; and the AI's tokens. */
function AiRoundStep({ card, isHere }: { readonly card: AiCard; readonly isHere: boolean }) {
  const { wound } = card.chances;
  return (
    <li data-state={isHere ? 'here' : 'ahead'} className="phase-round" aria-current={isHere ? 'step' : undefined}>
      <b>
        AI <span className="phase-name">round</span>
      </b>
      <span className="phase-ai">
        <span className="phase-long">
          wounds {RANKS.map((rank) => `${rank} ${printInterval(wound[rank])}`).join(', ')}
        </span>
        <span className="phase-short" aria-hidden="true">
          {RANKS.map((rank) => printInterval(wound[rank])).join(' ')}
        </span>
      </span>
      <span className="phase-tokens" data-off={card.hasUsedToken}>
        {counted(card.tokens, 'token')}
        <span className="phase-long">{card.tokens === 0 ? '' : ` ${printInterval(card.chances.token)}`}</span>
      </span>
    </li>
  );
}

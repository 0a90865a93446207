import { farReplayAddress } from '../../games/addresses.ts';
import { LinkButton } from '../../ui/buttons.tsx';
import { RematchButton } from '../talk/rematch.tsx';
import { Proof, type ProvenLink } from './far-proof.tsx';
import { nextTurn, useTurns } from '../server/turns.ts';

interface OnwardProps {
  readonly link: ProvenLink;
  readonly game: string;
}

export function FarOnward({ link, game }: OnwardProps) {
  const turns = useTurns((state) => state.turns);
  const next = nextTurn(turns, link.id);
  return (
    <nav className="story-onward far-onward" aria-label="Play on">
      <LinkButton href={next === undefined ? '/online' : `/online/match/${next.match}/${next.seat}`} tone="main">
        {next === undefined ? 'Your matches' : 'Next match: your turn'}
      </LinkButton>
      {next === undefined ? null : <LinkButton href="/online">Your matches</LinkButton>}
      <LinkButton href={farReplayAddress(link.id)}>Replay</LinkButton>
      <RematchButton match={link.id} />
      <Proof link={link} game={game} />
    </nav>
  );
}

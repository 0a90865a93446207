import { verify } from '@sandtable/session';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { farReplayAddress } from '../../games/addresses.ts';
import { LINKS } from '../../games/links.ts';
import { LinkButton } from '../../ui/buttons.tsx';
import { withRest } from '../../link/late-parts.ts';
import { askServer } from '../server/ask.ts';
import { RematchButton } from '../talk/rematch.tsx';
import type { FarHandle } from './far-handle.ts';
import { nextTurn, useTurns } from '../server/turns.ts';

interface OnwardProps {
  readonly link: FarHandle;
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

type ProofState =
  | { readonly kind: 'checking' }
  | { readonly kind: 'proved'; readonly entries: number }
  | { readonly kind: 'failed'; readonly text: string };

/** Replays the whole match here from the seed, which is revealed by now, and compares the result with what the server sent. */
function Proof({ link, game }: OnwardProps) {
  const { seed, commitment } = useStore(link.far);
  const [proved, setProved] = useState<ProofState>({ kind: 'checking' });
  useEffect(() => {
    let isLeft = false;
    const check = async (): Promise<void> => {
      const found = await prove(link.id, game, commitment);
      if (!isLeft) setProved(found);
    };
    // Runs after the result is on the screen, since it takes a moment.
    const timer = setTimeout(() => void check(), PAUSE);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [link, game, commitment]);
  return (
    <details className="far-proof" data-testid="proof" data-proved={proved.kind}>
      <summary>
        {proved.kind === 'checking' ? 'Checking the dice…' : null}
        {proved.kind === 'proved' ? 'Dice verified' : null}
        {proved.kind === 'failed' ? 'The dice could not be verified' : null}
      </summary>
      {proved.kind === 'failed' ? <p>{proved.text}</p> : null}
      {proved.kind === 'proved' ? (
        <p>
          Your browser has played all {proved.entries} entries again from the revealed seed. Every die, card and reveal
          came out as it was told, and the seed is the one that the server had committed to when you opened the match.
        </p>
      ) : null}
      {seed === null ? null : (
        <p className="soft">
          Seed <code>{seed}</code>
        </p>
      )}
    </details>
  );
}

const PAUSE = 300;

async function prove(id: string, game: string, commitment: string | null): Promise<ProofState> {
  try {
    const file: unknown = await askServer('GET /api/matches/:id/export', { id });
    const told =
      typeof file === 'object' && file !== null && 'commitment' in file ? JSON.stringify(file.commitment) : '';
    if (told !== commitment)
      return { kind: 'failed', text: 'The record commits to another seed than the match did when you opened it.' };
    const link = await LINKS[game]?.();
    if (link === undefined) return { kind: 'failed', text: 'This version of Sandtable does not have the game.' };
    return await link.use(async (face): Promise<ProofState> => {
      const verified = await withRest(face, () => verify(face.system, JSON.stringify(file)));
      return verified.ok
        ? { kind: 'proved', entries: verified.entries }
        : { kind: 'failed', text: 'Played again, the match does not come out as it was told.' };
    });
  } catch (error) {
    return { kind: 'failed', text: error instanceof Error ? error.message : String(error) };
  }
}

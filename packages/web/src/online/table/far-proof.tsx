import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { LINKS } from '../../games/links.ts';
import { withRest } from '../../link/late-parts.ts';
import { plainName } from '../../link/seating.ts';
import { askServer } from '../server/ask.ts';
import { type DiceVerdict, commitmentIn, judgeDice, replayRecord } from '../dice/judge-dice.ts';
import { type KeptDice, keptDice } from '../dice/kept-dice.ts';
import type { FarHandle } from './far-handle.ts';
import './far-proof.css';

/** A link to a match that is over, with what it told this page. */
export interface ProvenLink extends FarHandle {
  now(): { readonly seat: string };
  log(): readonly { readonly seq: number; readonly events: readonly unknown[] }[];
}

interface ProofProps {
  readonly link: ProvenLink;
  readonly game: string;
}

type ProofState = DiceVerdict | { readonly kind: 'checking' };

const TITLES: Readonly<Record<ProofState['kind'], string>> = {
  checking: 'Checking the dice…',
  verified: 'Dice verified with your part',
  replays: 'Dice replay as told; your part could not be checked here',
  broken: 'These dice are not what was promised',
  unchecked: 'The dice could not be checked here',
};

/**
 * Replays the whole match here from the seed, which is revealed by now, and compares the result with what was told; and the seed
 * with what this browser kept of how it was made.
 */
export function Proof({ link, game }: ProofProps) {
  const { seed, commitment } = useStore(link.far);
  const [found, setFound] = useState<ProofState>({ kind: 'checking' });
  useEffect(() => {
    let isLeft = false;
    const check = async (): Promise<void> => {
      const verdict = await prove(link, game, commitment);
      if (!isLeft) setFound(verdict);
    };
    // Runs after the result is on the screen, since it takes a moment.
    const timer = setTimeout(() => void check(), PAUSE);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [link, game, commitment]);
  return <ProofView found={found} kept={keptDice(link.id)} seed={seed} />;
}

interface ProofViewProps {
  readonly found: ProofState;
  readonly kept: KeptDice | null;
  readonly seed: string | null;
}

function ProofView({ found, kept, seed }: ProofViewProps) {
  const server = kept?.server ?? null;
  const parts = Object.entries(kept?.parts ?? {}).filter(([, { isTaken }]) => isTaken);
  return (
    <details className="far-proof" data-testid="proof" data-proved={found.kind} open={found.kind === 'broken'}>
      <summary>{TITLES[found.kind]}</summary>
      {found.kind === 'broken' ? (
        <>
          <ul className="far-proof-differs">
            {found.differs.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          <p>
            This server may have chosen the dice, or given you other entries than the record has. What stands below and
            the exported replay are your evidence.
          </p>
        </>
      ) : null}
      {'text' in found ? <p>{found.text}</p> : null}
      {server === null ? null : (
        <p className="soft">
          The server’s hash, as first seen here <code>{server}</code>
        </p>
      )}
      {parts.map(([seat, { part }]) => (
        <p key={seat} className="soft">
          Your part for {plainName(seat)} <code>{part}</code>
        </p>
      ))}
      {server === null || parts.length === 0 ? null : (
        <p className="soft">
          To check it elsewhere{' '}
          <code>
            sandtable verify match.json --commitment {server}
            {parts.map(([seat, { part }]) => ` --part ${seat}=${part}`).join('')}
          </code>
        </p>
      )}
      {seed === null ? null : (
        <p className="soft">
          The server’s part, revealed <code>{seed}</code>
        </p>
      )}
    </details>
  );
}

const PAUSE = 300;

async function prove(link: ProvenLink, game: string, commitment: string | null): Promise<DiceVerdict> {
  try {
    const { id } = link;
    const [file, { match: info }] = await Promise.all([
      askServer('GET /api/matches/:id/export', { id }),
      askServer('GET /api/matches/:id', { id }),
    ]);
    const its = await LINKS[game]?.();
    if (its === undefined) return unchecked('This version of Sandtable does not have the game.');
    return await its.use(async (face): Promise<DiceVerdict> => {
      const text = JSON.stringify(file);
      const replay = await withRest(face, () => replayRecord(face, text, link.now().seat, link.log()));
      return judgeDice({
        ...{ kept: keptDice(id), info, replay, nameOf: plainName },
        opened: commitment === null ? null : JSON.parse(commitment),
        recorded: commitmentIn(file),
      });
    });
  } catch (error) {
    return unchecked(error instanceof Error ? error.message : String(error));
  }
}

function unchecked(text: string): DiceVerdict {
  return { kind: 'unchecked', text };
}

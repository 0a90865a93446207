import { useState } from 'react';
import { useLocation } from 'wouter';
import type { AnyGame } from '../face/game.ts';
import { generateAddress } from '../games/addresses.ts';
import { GAMES } from '../games/games.ts';
import type { RefusalWords } from '../link/refusal-words.ts';
import { Button, LinkButton, ReloadButton } from '../ui/buttons.tsx';
import { Notice, TakesLong } from '../ui/notices.tsx';

export function GenerateCard({ game }: { readonly game: AnyGame }) {
  const [, navigate] = useLocation();
  const [isStarting, setStarting] = useState(false);
  const [refusal, setRefusal] = useState<RefusalWords | null>(null);
  if (game.front.generate === null) return null;
  const { title, text } = game.front.generate;
  const heading = `generate-${game.id}`;
  const play = async (): Promise<void> => {
    setStarting(true);
    const made = await makeMatch(game).finally(() => setStarting(false));
    if (made.ok) navigate(`/play/${made.id}`);
    else setRefusal(made.refusal);
  };
  return (
    <section className="generate-card panel" aria-labelledby={heading}>
      <div>
        {GAMES.length === 1 ? null : <p className="home-small">{game.name}</p>}
        <h2 id={heading}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="generate-actions">
        <Button disabled={isStarting} onClick={() => void play()}>
          {isStarting ? 'Generating…' : 'Generate and play'}
        </Button>
        <LinkButton href={generateAddress(game)}>Draft it yourself</LinkButton>
      </div>
      {isStarting ? <TakesLong /> : null}
      {refusal === null ? null : <Notice actions={refusal.canReload ? <ReloadButton /> : null}>{refusal.text}</Notice>}
    </section>
  );
}

type GenerateResult =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly refusal: RefusalWords };

async function makeMatch(game: AnyGame): Promise<GenerateResult> {
  const [{ quickMatch }, { explainRefusal }] = await Promise.all([
    import('../generate/wish.ts'),
    import('../link/refusal-words.ts'),
  ]);
  const linked = await quickMatch(game);
  return linked.ok ? { ok: true, id: linked.match.id } : { ok: false, refusal: explainRefusal(linked.refusal) };
}

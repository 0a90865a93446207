import { useContext, useState } from 'react';
import { useLocation } from 'wouter';
import type { DiagramFile, DiagramsFace } from '../face/diagrams.ts';
import { gameNamed } from '../games/games.ts';
import { beginMatch } from '../games/open-match.ts';
import { explainRefusal } from '../link/refusal-words.ts';
import { freshSeed } from '../link/seed.ts';
import { Button } from '../ui/buttons.tsx';
import { Notice } from '../ui/notices.tsx';
import { GameId } from '../ui/page.ts';

interface TryButtonProps {
  readonly file: DiagramFile;
  readonly opener: DiagramsFace['opener'];
}

/** Starts a match from the position of a diagram, so that readers can try out what it shows. */
export function TryButton({ file, opener }: TryButtonProps) {
  const game = gameNamed(useContext(GameId));
  const [, navigate] = useLocation();
  const [isStarting, setStarting] = useState(false);
  const [refusal, setRefusal] = useState('');
  const start = async (): Promise<void> => {
    setStarting(true);
    try {
      const { seats } = (await opener())(file.position);
      const linked = await beginMatch(game, { options: { position: file.position }, seats, seed: freshSeed() });
      if (linked.ok) navigate(`/play/${linked.match.id}`);
      else setRefusal(explainRefusal(linked.refusal).text);
    } catch {
      setRefusal('The position could not be loaded.');
    } finally {
      setStarting(false);
    }
  };
  return (
    <>
      {refusal === '' ? null : <Notice>{refusal}</Notice>}
      <Button disabled={isStarting} onClick={() => void start()}>
        {isStarting ? 'Setting up…' : 'Try it on the board'}
      </Button>
    </>
  );
}

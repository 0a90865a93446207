import type { Realm } from '@sandtable/kernel';
import { useEffect, useState } from 'react';
import type { GameFace } from '../../face/game.ts';
import type { TableLink } from '../../face/moment.ts';
import { BranchFrame } from '../../play/branch-frame.tsx';
import { PlayScreen } from '../../play/play-screen.tsx';
import { Button } from '../../ui/buttons.tsx';

interface TryingProps<R extends Realm> {
  readonly face: GameFace<R>;
  readonly branch: TableLink<R>;
  /** The real match, which may go on meanwhile. */
  readonly real: Pick<TableLink<R>, 'now' | 'subscribe'>;
  readonly onEnd: () => void;
}

/** The branch on the play screen. */
export function Trying<R extends Realm>({ face, branch, real, onEnd }: TryingProps<R>) {
  const [isNews, setNews] = useState(false);
  useEffect(() => real.subscribe(() => setNews(true)), [real]);
  return (
    <BranchFrame
      says={
        <>
          <b>Trying it out.</b> {isNews ? 'The match has gone on meanwhile. ' : ''}Nothing here is sent
          <small>; dice and what you cannot see are made up</small>.
        </>
      }
      deeds={<Button onClick={onEnd}>Back to the match</Button>}
    >
      <PlayScreen face={face} link={branch} />
    </BranchFrame>
  );
}

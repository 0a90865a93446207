import type { Realm } from '@sandtable/kernel';
import { must } from '@sandtable/kernel';
import { branchFrom } from '@sandtable/session';
import { useEffect, useState } from 'react';
import type { GameFace } from '../../face/game.ts';
import { type LinkFace, PLAIN_LINK } from '../../face/link.ts';
import type { TableLink } from '../../face/moment.ts';
import { LINKS } from '../../games/links.ts';
import { directLink } from '../../link/direct-link.ts';
import { freshSeed } from '../../link/seed.ts';
import { Table, withRest } from '../../link/table.ts';
import { PlayScreen } from '../../play/play-screen.tsx';
import { Button } from '../../ui/buttons.tsx';

/**
 * A match that goes on from what this seat knows, on this page alone: what it does not know is made up, and so are the dice. One person
 * says everybody's words.
 */
export async function tryOut<R extends Realm>(
  { system }: GameFace<R>,
  game: string,
  link: Pick<TableLink<R>, 'now' | 'seating'>,
): Promise<TableLink<R>> {
  const { view, seat: audience } = link.now();
  const { seating } = link;
  const known = { view, audience, seating, options: 'options' in view ? view.options : {} };
  const loaded = await LINKS[game]?.();
  // What a position is made up with may not be here yet; the page has the same game as the link.
  const loadRest = loaded?.use((each) => each.loadRest?.bind(each));
  const face: LinkFace<R> = {
    ...PLAIN_LINK,
    ...(loadRest === undefined ? {} : { loadRest }),
    system,
    bots: {},
    standingOf: () => ({ mission: null, name: '', standing: '', pieces: [], rules: [], names: {} }),
  };
  const match = must(await withRest(face, () => branchFrom(system, known, freshSeed())));
  const table = new Table(face, match);
  if (audience in seating) table.sit(match.asks ?? audience);
  // It is nobody's to keep.
  return { ...directLink(table), local: null };
}

interface TryingProps<R extends Realm> {
  readonly face: GameFace<R>;
  readonly branch: TableLink<R>;
  /** The real match, which may go on meanwhile. */
  readonly real: Pick<TableLink<R>, 'now' | 'subscribe'>;
  readonly onEnd: () => void;
}

/** The branch on the table's own screen, under a ribbon that never goes away. */
export function Trying<R extends Realm>({ face, branch, real, onEnd }: TryingProps<R>) {
  const [isNews, setNews] = useState(false);
  useEffect(() => real.subscribe(() => setNews(true)), [real]);
  return (
    <div className="trying">
      <div className="trying-ribbon" role="status" data-testid="trying">
        <span>
          <b>Trying it out.</b> {isNews ? 'The match has gone on meanwhile. ' : ''}Nothing here is sent
          <small>; dice and what you cannot see are made up</small>.
        </span>
        <Button tone="main" onClick={onEnd}>
          Back to the match
        </Button>
      </div>
      <PlayScreen face={face} link={branch} />
    </div>
  );
}

import type { MatchInfo } from '@sandtable/protocol';
import type { Realm } from '@sandtable/kernel';
import type { AnyGame, GameFace } from '../../face/game.ts';
import { gameWith } from '../../games/games.ts';
import { FarLink } from '../../link/far-link.ts';
import { FarSocket } from '../../link/far-socket.ts';
import { lendToNews } from '../../link/news-line.ts';
import { ReliableWire } from '../../link/reliable-wire.ts';
import { keepCommitment } from '../dice/kept-dice.ts';
import { askServer, ServerError } from '../server/ask.ts';

const OBSERVER = 'observer';

export interface FarTable {
  readonly match: MatchInfo;
  readonly game: AnyGame;
  /** The seat played here, or `observer`. */
  readonly as: string;
  close(): void;
  use<T>(work: <R extends Realm>(face: GameFace<R>, link: FarLink<R>) => T): T;
}

class Unopened extends ServerError {
  constructor(message: string) {
    super('refused', 0, message);
  }
}

/** Opens it at that seat; by default at the person's first seat, or as an observer. Throws a ServerError in words. */
export async function openFar(id: string, as?: string): Promise<FarTable> {
  const { match } = await askServer('GET /api/matches/:id', { id });
  keepCommitment(match);
  const game = gameWith(match.game);
  if (game === undefined) throw new Unopened('This version of Sandtable does not have the game of this match.');
  if (match.status === 'waiting') throw new Unopened('This match has not started: a seat is still free.');
  const own = match.seats.find(({ isMine }) => isMine)?.seat ?? OBSERVER;
  return game.use(async (its) => {
    const face = await its.face();
    const socket = new FarSocket(id);
    const wire = new ReliableWire(socket, id, as ?? own);
    // One socket a page: the news of other matches come over it too.
    const leave = lendToNews(socket);
    try {
      const { system } = face;
      const link = await FarLink.open(id, wire, {
        system,
        // oxlint-disable-next-line typescript/consistent-type-assertions -- the server has made it from a view of this game
        ready: async (view) => face.ready?.(view as Parameters<NonNullable<typeof face.ready>>[0]),
      });
      await face.ready?.(link.now().view);
      const close = (): void => {
        leave();
        link.close();
      };
      return { match, game, as: as ?? own, close, use: (work) => work(face, link) };
    } catch (error) {
      leave();
      wire.cut();
      throw error instanceof Error ? new Unopened(error.message) : error;
    }
  });
}

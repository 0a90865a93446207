import type { Realm } from '@sandtable/kernel';
import { createMatch, type Seating } from '@sandtable/session';
import { bearFace } from '../bear/face.ts';
import { bearLink } from '../bear/link/link.ts';
import type { UnitRow } from '../face/field.ts';
import type { GameFace } from '../face/game.ts';
import type { LinkFace } from '../face/link.ts';
import { limanowaFace } from '../limanowa/face.ts';
import { limanowaLink } from '../limanowa/link/link.ts';
import { directLink } from '../link/direct-link.ts';
import { Table } from '../link/table.ts';
import { createPlayStore, type PlayStore } from '../match/play-store.ts';
import { sitDown } from '../match/sitting.ts';

const ME = { kind: 'person', name: 'One' } as const;
const AI = { kind: 'procedure' } as const;

/** The play screen's state at the first turn of a solo mission in which units can be given orders. */
export function bearAtTurn(): PlayStore {
  return atTurn(bearFace, bearLink, 'whose-crossroads', { german: ME, ai: AI });
}

export function limanowaAtTurn(): PlayStore {
  return atTurn(limanowaFace, limanowaLink, 'bridge-at-neu-sandez', { p1: ME, ai: AI });
}

function atTurn<R extends Realm>(face: GameFace<R>, link: LinkFace<R>, mission: string, seats: Seating): PlayStore {
  const made = createMatch(link.system, { options: { mission }, seats, seed: 'sfc32:ahead' }, []);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const table = new Table(link, made.value);
  for (;;) {
    while (table.step());
    const store = createPlayStore(sitDown(face, directLink(table)));
    const { moment } = store.getState();
    const { position, isTurn, asks, seat } = moment;
    const canOrder = ({ unit }: UnitRow): boolean => position.deeds(unit).some(({ bar }) => bar === null);
    const rows = position.unitsOf(seat).flatMap((group) => group.rows);
    if (isTurn && asks === seat && rows.some(canOrder)) return store;
    const { seq, view } = table.now();
    table.act(seq, [position.plan?.end ?? link.system.offers(view, [])[0]?.word ?? '']);
  }
}

import type { Audience, Realm } from '@sandtable/kernel';
import type { Position } from '../face/position.ts';
import type { TableLink } from '../face/moment.ts';
import { ONLOOKER, peopleOf, plainName } from '../link/seating.ts';
import { lookAs } from '../match/look-actions.ts';
import type { Player } from './player.ts';
import type { ReplayLink } from './replay-link.ts';

/**
 * Once the match is over, everybody's eyes and the referee's. Before that only one's own and, in a match of this browser, those of the
 * other players at the screen.
 */
export function eyesFor<R extends Realm>(link: Pick<TableLink<R>, 'seating' | 'local' | 'now'>): readonly Audience[] {
  const { outcome, seat } = link.now();
  if (link.local === null) return [seat];
  if (outcome !== null) return [...Object.keys(link.seating), 'referee'];
  const people = peopleOf(link.seating);
  return people.length === 0 ? [ONLOOKER] : people;
}

export function eyesName(eyes: Audience): string {
  if (eyes === 'referee') return 'Everything';
  const name = eyes === ONLOOKER ? 'Onlooker' : plainName(eyes);
  return name === 'the AI' ? 'AI' : name;
}

/** `, as the German player saw it` */
export function asSeen(eyes: Audience, { seatName }: Pick<Position, 'seatName'>): string {
  if (eyes === 'referee') return ', with everything';
  return eyes === ONLOOKER ? ', as an onlooker saw it' : `, as ${seatName(eyes)} saw it`;
}

export async function takeEyes<R extends Realm>(player: Player, past: ReplayLink<R>, eyes: Audience): Promise<void> {
  const { table, replay } = player;
  if (eyes === past.eyes) return;
  if (past.local !== null && past.now().outcome === null) return lookAs(table, eyes);
  await past.take(eyes);
  const { sitting } = table.getState();
  replay.setState({ eyes });
  table.setState({ moment: sitting.now(), log: sitting.log(), unit: -1 });
}

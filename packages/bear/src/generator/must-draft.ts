import type { Draft, DraftView } from '../model/draft/draft.ts';
import type { PlayerId } from '../model/ids.ts';
import type { Role } from '../model/pack/generator.ts';

/** The generation of a match that began with one. */
export function mustDraft<D extends DraftView>({ draft }: { readonly draft: D | null }): D {
  if (draft === null) throw new Error('this match was not generated');
  return draft;
}

/** What the guideline gives a player. */
export function roleOf({ plan }: Pick<Draft, 'plan'>, player: PlayerId): Role {
  const role = plan.roles[player];
  if (role === undefined) throw new RangeError(`no player ${player} in this generation`);
  return role;
}

/** G4.3: a longer hand plays on alone. */
export function hasTurn(draft: DraftView, player: PlayerId): boolean {
  const played = draft.plays.filter((play) => play.deck === 'card' && play.player === player).length;
  return played < roleOf(draft, player).hand;
}

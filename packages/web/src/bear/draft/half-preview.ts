import { foreseen, type DraftPlay } from '@sandtable/bear';
import type { HalfPreview } from '../../face/draft.ts';
import type { Overlays } from '../../face/overlays.ts';
import { hexIds } from '../scene/overlays.ts';
import type { BearSaying } from '../speech/saying.ts';
import { conditionCard, conditionPlace, generatorCard } from './card-face.ts';

/** What the half that is being said would do as things stand; null while none is. */
export function halfPreview(saying: BearSaying): HalfPreview | null {
  const said = halfSaid(saying);
  if (said === null) return null;
  const { deck, card: place, half: name } = said;
  const card = deck === 'condition' ? conditionCard(saying.seen, place) : generatorCard(saying.seen, place);
  const half = card.halves.find((each) => each.half === name);
  return half === undefined ? null : { card, half, notes: notesOn(saying, said) };
}

/** Where the first counters that it places could go. */
export function halfZone(saying: BearSaying): Overlays {
  const said = halfSaid(saying);
  if (said === null) return [];
  const hexes = stepsAhead(saying, said).find((step) => step.hexes !== null)?.hexes ?? [];
  return hexes.length === 0 ? [] : [{ kind: 'zone', zone: 'place', hexes: hexIds(saying.seen, hexes) }];
}

type SaidHalf = Pick<DraftPlay, 'deck' | 'card' | 'half'>;

function halfSaid({ position, words }: BearSaying): SaidHalf | null {
  const said = position.heard(words).find(({ kind }) => kind === 'half');
  if (said?.kind !== 'half') return null;
  const condition = conditionPlace(said.card);
  return condition === -1
    ? { deck: 'card', card: said.card, half: said.half }
    : { deck: 'condition', card: condition, half: said.half };
}

function stepsAhead({ seen }: BearSaying, said: SaidHalf) {
  const frame = seen.view.frames.findLast(({ kind }) => kind === 'draft');
  const player = frame?.kind === 'draft' ? (frame.order[frame.place] ?? 0) : 0;
  return foreseen(seen, player, said);
}

/** What nobody can read from the card itself. */
function notesOn(saying: BearSaying, said: SaidHalf): string[] {
  return stepsAhead(saying, said).flatMap(({ kind, isIdle, hexes }) => {
    if (isIdle)
      return [`No units to ${kind === 'placeUnits' ? 'place' : 'choose'} yet: that part does nothing (G3.7b)`];
    if (hexes === null) return [];
    if (hexes.length === 0) return ['No hex is open to what it places: that part does nothing (R-130)'];
    return [`${hexes.length} ${hexes.length === 1 ? 'hex is' : 'hexes are'} open to what it places: see the map`];
  });
}

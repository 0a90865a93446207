import { expect, test } from 'vitest';
import { openSentenceOf } from '../match/open-sentence.ts';
import type { PlayState } from '../match/play-state.ts';
import type { PlayStore } from '../match/play-store.ts';
import { pressOn } from '../match/saying-actions.ts';
import { bearAtTurn, limanowaAtTurn } from '../testing/at-turn.ts';
import { dragNoteOf } from './drag-note.ts';
import { dragFrom } from './drags.ts';
import { type PopoverModel, popoverOf } from './popover-model.ts';

const GAMES = [
  ['1941', bearAtTurn],
  ['1914', limanowaAtTurn],
] as const;

const NOWHERE = { x: 0, y: 0 };

function said({ stage, unit, intent }: PlayState): unknown {
  return stage.kind === 'saying'
    ? { words: stage.words, later: stage.later, meanings: stage.chooser?.entries, unit, intent }
    : stage.kind;
}

/** What the box beside the hex says, as the note at the pointer does. */
function toldBy({
  way,
  deed,
  ordered,
}: PopoverModel): { readonly title: string; readonly lines: readonly string[] } | null {
  if (way !== null)
    return {
      title: `${way.legs.length === 1 ? '1 step' : `${way.legs.length} steps`} · ${way.sum.price}`,
      lines: [`threat: ${way.sum.threat}`],
    };
  const glance = deed?.glance ?? ordered;
  if (glance === null) return null;
  const title = [glance.deed, glance.chance, glance.price].filter((part) => part !== '').join(' · ');
  return { title, lines: glance.notes.map(({ text }) => text) };
}

const FEW = 2;
const ONE_IN = 12;

/** Where it could go, and some of the hexes further away; not those of the player's other units, which a click may select. */
function someHexes(store: PlayStore, unit: number): string[] {
  const { position, seat } = store.getState().moment;
  const own = position.hexesOf(seat);
  const word = position.plan === null ? position.unitWord(unit) : undefined;
  const goals = position
    .hints(word === undefined ? [] : [word], unit)
    .flatMap((hint) => (hint.kind === 'move' ? [hint.at] : []));
  const others = position
    .map()
    .hexes.flatMap(({ id, isInPlay }, place) => (isInPlay && place % ONE_IN === 0 ? [id] : []));
  return [...new Set([...goals, ...others])].filter((hex) => !own.includes(hex));
}

/** The player's counters on the map, with their hexes. */
function ownPieces(store: PlayStore) {
  const { position, seat } = store.getState().moment;
  const own = new Set(position.unitsOf(seat).flatMap(({ rows }) => rows.map(({ unit }) => unit)));
  return position.pieces(-1).filter(({ id }) => own.has(position.unitNamed(id)));
}

test.each(GAMES)(
  'a counter let go over a hex says the words of two clicks, with the figures of their box, and sends nothing: %s',
  (_, atTurn) => {
    const store = atTurn();
    const first = store.getState();
    const { position } = first.moment;
    let [far, near] = [0, 0];
    for (const piece of ownPieces(store).slice(0, FEW)) {
      const unit = position.unitNamed(piece.id);
      for (const hex of someHexes(store, unit)) {
        store.setState(first, true);
        const drag = dragFrom(store, { hex: piece.at, piece: piece.id }, 'mouse');
        if (drag === null) break;
        drag.move({ hex, piece: null }, NOWHERE, NOWHERE);
        const held = openSentenceOf(store.getState())?.saying;
        const note =
          held === undefined ? null : dragNoteOf({ ...held, chosen: unit }, unit, position.hexNamed(hex), true);
        drag.drop({ hex, piece: null }, NOWHERE);
        const dragged = store.getState();
        expect(dragged.drag).toBeNull();
        expect(dragged.moment).toBe(first.moment);
        store.setState(first, true);
        pressOn(store, { unit }, { by: 'touch' });
        pressOn(store, { hex: position.hexNamed(hex) }, { by: 'touch' });
        expect(said(dragged)).toEqual(said(store.getState()));
        const box = popoverOf(dragged);
        const told = box === null ? null : toldBy(box);
        // Of a march the note has more lines below: how its sums were reckoned.
        const shown = { title: note?.title, lines: note?.lines.slice(0, told?.lines.length) };
        expect(told === null ? null : shown).toEqual(told);
        far += Number(box !== null && box.way !== null);
        near += Number(told !== null);
      }
    }
    expect(near).toBeGreaterThan(5);
    expect(far > 0).toBe(atTurn === bearAtTurn);
  },
);

test.each(GAMES)(
  'a drag that is cancelled, or ends off the map or where it began, leaves everything as it was: %s',
  (_, atTurn) => {
    const store = atTurn();
    const { position } = store.getState().moment;
    const piece = ownPieces(store).find(({ id, at }) => dragFrom(store, { hex: at, piece: id }, 'mouse') !== null);
    const from = { hex: piece?.at ?? null, piece: piece?.id ?? null };
    const before = store.getState();
    const away = {
      hex: position.map().hexes.find(({ isInPlay, id }) => isInPlay && id !== from.hex)?.id ?? null,
      piece: null,
    };
    for (const end of ['cancel', 'off', 'home'] as const) {
      const drag = dragFrom(store, from, 'mouse');
      drag?.move(away, NOWHERE, NOWHERE);
      expect(store.getState().drag).toMatchObject({ unit: position.unitNamed(from.piece ?? '') });
      if (end === 'cancel') drag?.cancel();
      else drag?.drop(end === 'off' ? { hex: null, piece: null } : from, NOWHERE);
      expect(store.getState()).toEqual(before);
    }
  },
);

test.each(GAMES)('no drag moves an enemy, or moves anything by touch but the selected unit: %s', (_, atTurn) => {
  const store = atTurn();
  const { position } = store.getState().moment;
  const own = new Set(ownPieces(store).map(({ id }) => id));
  const moves = (by: 'mouse' | 'touch'): string[] =>
    position.pieces(-1).flatMap(({ id, at }) => (dragFrom(store, { hex: at, piece: id }, by) === null ? [] : [id]));
  const byMouse = moves('mouse');
  expect(byMouse.length).toBeGreaterThan(1);
  expect(byMouse.filter((id) => !own.has(id))).toEqual([]);
  expect(moves('touch')).toEqual([]);
  store.setState({ unit: position.unitNamed(byMouse[0] ?? '') });
  expect(moves('touch')).toEqual(byMouse.slice(0, 1));
});

import { EVERY_FACING, type Facing } from '@sandtable/hex';
import { finish, listedSlot, verb } from '@sandtable/kernel';
import { unitOf } from '../../model/battle/battle.ts';
import type { DraftFrame } from '../../model/draft/draft.ts';
import { cardId, NONE, type PlayerId, playerId, type UnitId } from '../../model/ids.ts';
import { neverPlayed } from '../../model/battle/never-played.ts';
import { question } from '../../model/battle/question.ts';
import { type Bear, type BearIo, type Held, heldUnit, playerOf, type Seen } from '../../model/battle/state.ts';
import { drawCards } from '../../round/deck.ts';
import { facingKind, unitKind } from '../../rules/order/word-kinds.ts';
import { isRumored } from '../../rules/units/ai-side.ts';
import { passengersOf } from '../../rules/units/carried.ts';
import { shelterOf } from '../../rules/units/figures.ts';
import { everyPlayer, mustDraft, type Phase } from '../draft-state.ts';
import { buildAi } from '../solo/build-ai.ts';

// G4.0d: `g17 NE`, then `done`: starting with the Initiative Player, each may turn his units on the map.

interface TurnUnit {
  readonly frame: DraftFrame;
  readonly unit: UnitId;
  readonly facing: Facing;
}

function playerAt(frame: Readonly<DraftFrame>): PlayerId {
  return everyPlayer(frame)[frame.place] ?? NONE;
}

/** His units on the map, except those that take another's facing (B17.0a, B18.1.2). */
function turnable(seen: Seen, player: PlayerId): UnitId[] {
  return seen.view.roster.filter((unit) => {
    const { at, owner, carrier } = unitOf(seen, unit);
    if (owner !== player || at === NONE || carrier !== NONE || isRumored(seen, unit)) return false;
    return shelterOf(seen, unit) !== 'bunker';
  });
}

/** It is public who has hidden units, so a player who has any is always asked. */
function isAsked(seen: Seen, player: PlayerId): boolean {
  return (
    turnable(seen, player).length > 0 ||
    seen.view.roster.some((unit) => {
      const { hidden, owner, fate } = unitOf(seen, unit);
      return hidden && owner === player && fate === 'inPlay';
    })
  );
}

const turnUnit = verb<Bear, DraftFrame, TurnUnit>('turnUnit', {
  traits: { by: 'player' },
  says: (phrase) =>
    phrase
      .slot(
        'unit',
        listedSlot(unitKind, (seen: Seen, { frame }) => turnable(seen, playerAt(frame)), {
          rule: 'G4.0d',
          key: 'notToTurn',
        }),
      )
      .slot(
        'facing',
        listedSlot(
          facingKind,
          (seen: Seen, { unit }: Pick<TurnUnit, 'unit'>) =>
            EVERY_FACING.filter((facing) => facing !== unitOf(seen, unit).facing),
          { rule: 'G4.0d', key: 'facesThere' },
        ),
      ),
  resolve: (held, { unit, facing }, io) => {
    const it = heldUnit(held, unit);
    for (const each of [unit, ...passengersOf(held, unit)]) heldUnit(held, each).facing = facing;
    const { seat } = playerOf(held, it.owner);
    io.emit({ rule: 'G4.0d', key: 'faced', unit, facing }, it.hidden ? { only: [seat] } : {});
  },
});

const stopTurning = verb<Bear, DraftFrame, { readonly frame: DraftFrame }>('stopTurning', {
  traits: { by: 'player', usual: true },
  says: (phrase) => phrase.word('done'),
  resolve: (_held, { frame }) => {
    frame.place += 1;
  },
});

const VERBS = [turnUnit, stopTurning];

export const facingsPhase: Phase = {
  ask(seen, frame) {
    const player = playerAt(frame);
    if (player === NONE || !isAsked(seen, player)) return null;
    return question(playerOf(seen, player).seat, 'facings', VERBS);
  },
  go(held, frame, io) {
    if (playerAt(frame) !== NONE) frame.place += 1;
    else end(held, frame, io);
  },
};

function end(held: Held, frame: DraftFrame, io: BearIo): void {
  const { view } = held;
  const draft = mustDraft(view);
  draft.phase = 'done';
  io.emit({ rule: 'G4.0', key: 'draftDone' });
  finish(view, frame);
  if (draft.isSolo) buildAi(held, io);
  leaveOut(held, io);
  // B1.0: a hand on top of the draw of round 1.
  if (view.options.firstRoundCards === 'extraAtSetup')
    view.terms.players.forEach(({ cards }, player) => drawCards(held, playerId(player), cards.first, io));
}

/** removes cards that can never be played, now that all units and tiles are known. */
function leaveOut({ view, pack }: Held, io: BearIo): void {
  const { options, terms, roster, markers, players, actionDeck } = view;
  const out = neverPlayed(pack, { options, terms, roster, markers, weapons: players.map(({ weapons }) => weapons) });
  const cards = terms.deck.filter((card) => out.has(card));
  if (cards.length > 0) io.emit({ rule: 'R-227', key: 'cardsLeftOut', cards });
  view.terms = { ...terms, deck: terms.deck.filter((card) => !out.has(card)) };
  actionDeck.inside.splice(0, Infinity, ...actionDeck.inside.filter((card) => !out.has(cardId(card))));
  for (const player of players) player.weapons = player.weapons.filter(({ card }) => !out.has(card));
}

import { nonEmpty } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import type { Trigger, TurnFrame } from '../../model/battle/frame.ts';
import type { MarkerKind, MarkerView } from '../../model/battle/marker.ts';
import type { Entrance, State } from '../../model/battle/state.ts';
import type { Unit } from '../../model/battle/unit.ts';
import { complaintOf, onPlayer, onUnit, type Sabotage } from './sabotage.ts';
import { hexId, playerId } from '../../model/ids.ts';

// Shows that each law bites: something changes without an event, and the law says what.

interface Silent {
  readonly what: string;
  readonly sabotage: Sabotage;
  readonly said: RegExp;
  readonly options?: Readonly<Record<string, string>>;
}

const SEVEN = { economy: 'sevenAP' };
const SOLO = { mission: 'below-the-ridge' };

function without(gone: MarkerKind): Sabotage {
  return (state) => {
    const there = state.markers.some(({ kind }) => kind === gone);
    state.markers = state.markers.filter(({ kind }) => kind !== gone);
    return there;
  };
}

/** Changes the mines on the map. */
function onMine(change: (mine: MarkerView) => Partial<MarkerView>): Sabotage {
  return (state) => {
    const mines = state.markers.filter(({ kind }) => kind === 'mine');
    state.markers = state.markers.map((marker) => (mines.includes(marker) ? { ...marker, ...change(marker) } : marker));
    return mines.length > 0;
  };
}

/** Every time a turn is asked for: a single change would soon be made up for. */
function onTurns(change: (turn: TurnFrame) => void): Sabotage {
  return ({ frames }) => {
    const top = frames.at(-1);
    if (top?.kind === 'turn') change(top);
    return false;
  };
}

function isTurn({ frames }: State): boolean {
  return frames.at(-1)?.kind === 'turn';
}

/** A mark survives the end of the first round. */
function atRoundEnd(change: (unit: Unit) => void): Sabotage {
  return (state, io) => state.round > 1 && onUnit(change)(state, io);
}

/** A unit once exposed stays exposed. */
function keptExposed(): Sabotage {
  const exposed = new Set<number>();
  return ({ units, roster }) => {
    for (const unit of roster) if (units[unit]?.exposed === true) exposed.add(unit);
    for (const unit of exposed) Object.assign(units[unit] ?? {}, { exposed: true });
    return false;
  };
}

/** A way once barred stays barred. */
function keptEntrances(): Sabotage {
  const kept: Entrance[] = [];
  return (state) => {
    kept.push(...state.entrances.filter((entrance) => !kept.includes(entrance)));
    state.entrances = kept;
    return false;
  };
}

/** What could be answered once still can. */
function keptTriggers(): Sabotage {
  const kept: Trigger[] = [];
  return onTurns((turn) => {
    kept.push(...(turn.triggers ?? []).filter((trigger) => !kept.includes(trigger)));
    if (kept.length > 0) turn.triggers = kept;
  });
}

const SILENT: readonly Silent[] = [
  {
    what: 'a CAP',
    sabotage: onPlayer((player) => (player.caps += 1) > 0),
    said: /the CAPs of german1: \d+, but \d+ by the book/,
  },
  {
    what: 'a unit on the CAP track',
    sabotage: onPlayer((player) => (player.losses += 1) > 0),
    said: /the units on the CAP track of german1/,
  },
  {
    what: 'an AP',
    sabotage: onPlayer((player) => {
      const { activation } = player;
      if (activation !== null) player.activation = { ...activation, ap: activation.ap + 1 };
      return activation !== null;
    }),
    said: /the AP of \w+: \d+, but \d+ by the book/,
    options: SEVEN,
  },
  {
    what: 'an activation',
    sabotage: onPlayer((player) => {
      const { activation } = player;
      player.activation = null;
      return activation !== null;
    }),
    said: /whether \w+ has an active unit: false, but true by the book/,
    options: SEVEN,
  },
  { what: 'who is spent', sabotage: onUnit((unit) => (unit.spent = !unit.spent)), said: /whether \w+ is spent/ },
  { what: 'who is hidden', sabotage: onUnit((unit) => (unit.hidden = !unit.hidden)), said: /whether \w+ is hidden/ },
  {
    what: 'a hex',
    sabotage: onUnit((unit) => (unit.at = unit.at === 0 ? hexId(1) : hexId(0))),
    said: /the hex of \w+: /,
  },
  { what: 'a hasty defense', sabotage: onUnit((unit) => (unit.hasty = !unit.hasty)), said: /the hasty defense of/ },
  {
    what: 'a VP',
    sabotage: ({ vp }) => (vp.german += 1) > 0,
    said: /the VP of german: \d+, but \d+ by the book/,
  },
  {
    what: 'a VP of a player',
    sabotage: onPlayer((player) => (player.vp += 1) > 0),
    said: /the VP of german1: \d+, but \d+ by the book/,
  },
  {
    what: 'a Control Marker',
    sabotage: ({ controls: [control] }) => {
      if (control !== undefined) control.side = control.side === 'german' ? 'soviet' : 'german';
      return control !== undefined;
    },
    said: /who holds 0,0: \w+, but \w+ by the book/,
  },
  { what: 'smoke', sabotage: without('smoke'), said: /smoke: none; by the book: / },
  { what: 'wire', sabotage: without('wire'), said: /wire in .* is there by the book, but is gone/ },
  {
    what: 'the side of a mine',
    sabotage: onMine(({ side }) => ({ side: side === 'german' ? 'soviet' : 'german' })),
    said: /the side of the mine in \S+: \w+, but \w+ by the book/,
  },
  {
    what: 'who laid a mine',
    sabotage: onMine(({ laidBy }) => ({ laidBy: laidBy === 0 ? playerId(1) : playerId(0) })),
    said: /the player who laid the mine in \S+: \d, but -?\d by the book/,
  },
  {
    what: 'a hidden mine',
    sabotage: onMine(({ hidden }) => ({ hidden: !hidden })),
    said: /whether the mine in \S+ is hidden: \w+, but \w+ by the book/,
  },
  {
    what: 'the player for whom a Control Marker counts',
    sabotage: ({ controls: [control] }) =>
      control !== undefined && (control.player = playerId(control.player + 1)) >= 0,
    said: /the player for whom 0,0 counts: \d, but -?\d by the book/,
  },
  {
    what: 'a card of a hand',
    sabotage: onPlayer(({ hand }) => hand.pop() !== undefined),
    said: /the hand of german1: nothing too many, \d+ missing/,
  },
  {
    what: 'the use of a weapon card',
    sabotage: onPlayer((player) => {
      player.weapons = player.weapons.map((weapon) => ({ ...weapon, uses: weapon.uses + 1 }));
      return true;
    }),
    said: /the uses of german1’s card/,
  },
  {
    what: 'an Order Card',
    sabotage: ({ orderDeck }) => {
      orderDeck.discards.push(...orderDeck.inside.splice(0, 1));
      return true;
    },
    said: /the Order deck: nothing too many, \d+ missing/,
  },
  {
    what: 'a hit marker',
    sabotage: ({ infantryHits }) => infantryHits.inside.pop() !== undefined,
    said: /the infantry hit markers: nothing too many, \d+ missing/,
  },
  {
    what: 'a counter of the cup',
    sabotage: ({ solo }) => solo?.cup.inside.pop() !== undefined,
    said: /the Rumored Enemy cup: nothing too many/,
    options: SOLO,
  },
  {
    what: 'the marker on the track',
    sabotage: ({ solo }) => solo !== null && (solo.marker += 1) > 0,
    said: /the marker on the Mission Track: \d+, but \d+ by the book/,
    options: SOLO,
  },
  {
    what: 'a turn',
    sabotage: onTurns((turn) => (turn.place = (turn.place + 1) % turn.order.length)),
    said: /whose turn it is: \w+, but \w+ by the book/,
  },
  {
    what: 'the passes in a row',
    sabotage: onTurns((turn) => (turn.passes = 0)),
    said: /3 passes in a row, and the round goes on/,
  },
  {
    what: 'a pass that nobody said',
    sabotage: onTurns((turn) => (turn.passes = Math.max(1, turn.passes))),
    said: /the round ended before enough players had passed/,
  },
  { what: 'the round', sabotage: (state) => (state.round += 1) > 0, said: /the round: \d+, but \d+ by the book/ },
  {
    what: 'who has fired',
    sabotage: onUnit((unit) => (unit.fired = !unit.fired)),
    said: /whether \w+ has fired in this/,
  },
  {
    what: 'who has fired, when the round ends',
    sabotage: atRoundEnd((unit) => (unit.fired = true)),
    said: /whether \w+ has fired in this round: true, but false by the book/,
  },
  {
    what: 'mud',
    sabotage: onUnit((unit) => (unit.snag = 'mud')),
    said: /what keeps \w+ where it is: mud, but none by the book/,
  },
  {
    what: 'mud, when the round ends',
    sabotage: atRoundEnd((unit) => (unit.snag = 'mud')),
    said: /what keeps \w+ where it is: mud, but none by the book/,
  },
  {
    what: 'who is exposed',
    sabotage: (state, io) => isTurn(state) && onUnit((unit) => (unit.exposed = !unit.exposed))(state, io),
    said: /whether \w+ is exposed/,
  },
  {
    what: 'who was exposed until his enemies had their turn',
    sabotage: keptExposed(),
    said: /whether \w+ is exposed: true, but false by the book/,
    options: { cautiousMovement: 'on' },
  },
  {
    what: 'a barred way back',
    sabotage: (state) => {
      const isThere = state.entrances.length > 0;
      state.entrances = [];
      return isThere;
    },
    said: /the ways back that are barred: none, but \w+ from \S+ into \S+ by the book/,
  },
  {
    what: 'a way back that is barred too long',
    sabotage: keptEntrances(),
    said: /the ways back that are barred: \w+ from \S+ into \S+, but none by the book/,
  },
  {
    what: 'an opportunity that was had',
    sabotage: onUnit((unit) => (unit.seized = !unit.seized)),
    said: /whether \w+ has had its opportunity of the round/,
  },
  {
    what: 'what may be answered',
    sabotage: onTurns((turn) => void delete turn.triggers),
    said: /what may be answered: nothing, but \w+ (moved|fired) \S+.* by the book/,
    options: SEVEN,
  },
  {
    what: 'what may be answered too long',
    sabotage: keptTriggers(),
    said: /what may be answered: .*, but .* by the book/,
    options: SEVEN,
  },
  {
    what: 'a hit marker that was turned up',
    sabotage: ({ units }) => {
      const unit = units.find(({ hit, shown }) => hit >= 0 && !shown);
      if (unit !== undefined) unit.shown = true;
      return unit !== undefined;
    },
    said: /whether the hit on \w+ lies open: true, but false by the book/,
    options: { hitMarkers: 'ownerSecret' },
  },
  {
    what: 'a facing',
    sabotage: onUnit((unit) => (unit.facing = unit.facing === 0 ? 1 : 0)),
    said: /the facing of \w+: \d, but \d by the book/,
  },
  {
    what: 'who is in a shelter',
    sabotage: onUnit((unit) => (unit.inside = !unit.inside)),
    said: /whether \w+ is in a shelter: true, but false by the book/,
  },
];

test.each(nonEmpty(SILENT))('a law misses $what that changed without a word', ({ sabotage, said, options }) => {
  expect(complaintOf(sabotage, options)).toMatch(said);
});

import { nonEmpty } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import type { TurnFrame } from '../../model/frame.ts';
import type { MarkerKind } from '../../model/marker.ts';
import { complaintOf, onPlayer, onUnit, type Sabotage } from './sabotage.ts';

// Each law shown to bite: something changes without a word, and the law says what.

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

/** Whenever somebody is asked for his turn: a single time would soon be made up for. */
function onTurns(change: (turn: TurnFrame) => void): Sabotage {
  return ({ frames }) => {
    const top = frames.at(-1);
    if (top?.kind === 'turn') change(top);
    return false;
  };
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
  { what: 'a hex', sabotage: onUnit((unit) => (unit.at = unit.at === 0 ? 1 : 0)), said: /the hex of \w+: / },
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
    sabotage: (state, io) => state.frames.at(-1)?.kind === 'turn' && onUnit((unit) => (unit.fired = true))(state, io),
    said: /is marked as having acted in this round/,
  },
];

test.each(nonEmpty(SILENT))('a law misses $what that changed without a word', ({ sabotage, said, options }) => {
  expect(complaintOf(sabotage, options)).toMatch(said);
});

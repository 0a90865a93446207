import {
  AI_SEAT,
  cardName,
  isLastRound,
  isRumor,
  judgeRally,
  nameOfHex,
  NONE,
  passesToEnd,
  type PlayerId,
  type Seen,
  shotsFrom,
  typeOf,
  type UnitId,
  unitName,
  unitOf,
  unitStates,
} from '@sandtable/bear';
import { counted } from '@sandtable/kernel';
import type { GivenUp, GivenUpPart, GivenUpUnit } from '../../face/speech.ts';
import { capital, percent } from '../../ui/words.ts';
import { askedPlayer, type JudgedView } from './saying.ts';

/**
 * Whether a pass needs a second press: it leaves something unused, or ends the round. Any other pass loses nothing and
 * can be taken back.
 */
export function isPassAsked(view: JudgedView): boolean {
  return endsRound(view.seen) || labelsOf(leftOf(view.seen, askedPlayer(view)), false).length > 0;
}

/** B2.2e, B2.3: what a pass leaves unused; null if it needs no second press. */
export function passingGivesUp(view: JudgedView): GivenUp | null {
  if (!isPassAsked(view)) return null;
  const { seen } = view;
  const left = leftOf(seen, askedPlayer(view));
  const ends = endsRound(seen);
  const unused = labelsOf(left, ends).join(', ');
  const isLoss = unused !== '';
  const { round, players } = seen.view;
  const isTeam = players.length > 2;
  const other = players.some(({ seat }) => seat === AI_SEAT) ? 'the AI' : isTeam ? 'the next player' : 'the enemy';
  const deed = ends ? `End round ${round}` : 'Pass';
  return {
    // R-218: with teams, the round may end before all others have passed.
    title: ends
      ? `${isTeam ? '' : `${capital(other)} has passed. `}Pass, and round ${round} ends.`
      : `Pass? ${capital(other)} plays on.`,
    // B2.2e: a player who passes may act again, if the round goes on.
    text: ends
      ? isLoss
        ? 'What you have left is not used.'
        : 'You have nothing left to use.'
      : `You may act again on your next turn. ${isTeam ? `The round ends after ${passesToEnd(players.length)} passes in a row` : `If ${other} passes, too, the round ends`}.`,
    label: isLoss ? `${deed} (${unused})` : deed,
    isLoss,
    parts: [...partsOf(seen, left, ends), ...(ends ? [nextRound(seen)] : [])],
  };
}

interface Unused {
  readonly fresh: readonly UnitId[];
  readonly caps: number;
  readonly cards: readonly string[];
  readonly ap: number;
}

function leftOf(seen: Seen, player: PlayerId): Unused {
  const { roster, players } = seen.view;
  const me = players[player];
  return {
    fresh: roster.filter((unit) => {
      const { owner, spent, fate } = unitOf(seen, unit);
      return owner === player && !spent && fate === 'inPlay';
    }),
    caps: me?.caps ?? 0,
    cards: (me?.hand ?? []).flatMap((card) => {
      const printed = card === null ? undefined : seen.pack.actionCards[card];
      return printed === undefined ? [] : [cardName(printed)];
    }),
    ap: me?.activation?.ap ?? 0,
  };
}

/** Cards stay in the hand, so they are only mentioned if nothing else is left. */
function labelsOf({ fresh, caps, cards, ap }: Unused, ends: boolean): string[] {
  const lost = [
    ...(fresh.length > 0 ? [`${counted(fresh.length, 'unit')} ${ends ? 'still ' : ''}fresh`] : []),
    ...(ap > 0 ? [`${ap} AP unused`] : []),
    ...(caps > 0 ? [`${counted(caps, 'CAP')} unused`] : []),
  ];
  return lost.length > 0 || cards.length === 0 ? lost : [`${counted(cards.length, 'card')} unused`];
}

function partsOf(seen: Seen, { fresh, caps, cards, ap }: Unused, ends: boolean): GivenUpPart[] {
  const lines = (title: string, ...text: string[]): GivenUpPart => ({ title, units: [], lines: text });
  const capsTitle = counted(caps, 'CAP');
  return [
    ...(fresh.length === 0
      ? []
      : [
          {
            title: `${counted(fresh.length, 'fresh unit')} ${fresh.length === 1 ? 'does' : 'do'} nothing`,
            units: fresh.map((unit) => rowOf(seen, unit)),
            lines: [],
          },
        ]),
    ...(ap > 0 ? [lines(`${ap} AP of this activation`, 'They are lost.')] : []),
    ...(caps > 0 ? [lines(`${capsTitle} stay${caps === 1 ? 's' : ''} unspent`, capsLine(caps, ends))] : []),
    ...(cards.length > 0 ? [lines(`${counted(cards.length, 'card')} in your hand`, cards.join(', '))] : []),
  ];
}

/** B2.3 */
function capsLine(caps: number, ends: boolean): string {
  return `${caps === 1 ? 'It is' : 'They are'} lost ${ends ? 'when' : 'if'} the round ends.`;
}

/** B2.0: what every new round brings. */
function nextRound({ view }: Seen): GivenUpPart {
  const isLast = isLastRound(view);
  return {
    title: 'What the end of the round brings',
    units: [],
    lines: isLast
      ? ['It was the last round: the battle is scored.']
      : ['All units are fresh again, and CAPs are reset.', 'Cards are drawn, and dice decide who goes first.'],
  };
}

function rowOf(seen: Seen, unit: UnitId): GivenUpUnit {
  const { at } = unitOf(seen, unit);
  const states = unitStates(seen, unit).filter((state) => !state.startsWith('facing') && state !== 'fresh');
  const note = [at === NONE ? 'off the map' : nameOfHex(seen.map, at), ...states].join(' · ');
  return { unit, name: unitName(seen, unit), note, best: at === NONE ? '' : bestOf(seen, unit) };
}

/** A rally if the unit is hit, otherwise its best shot, without CAPs on the roll. */
function bestOf(seen: Seen, unit: UnitId): string {
  const rally = judgeRally(seen, unit);
  if (rally.granted) return `could rally: ${percent(rally.value.chances[0], 36)}`;
  const { facing } = unitOf(seen, unit);
  const shot = shotsFrom(seen, { unit, path: [], facing }).find(({ target }) => !isRumor(typeOf(seen, target)));
  const ways = shot?.odds.hitChances[0] ?? 0;
  if (shot === undefined || ways === 0) return '';
  return `could hit ${nameOfHex(seen.map, unitOf(seen, shot.target).at)}: ${percent(ways, 36)}`;
}

function endsRound({ view }: Seen): boolean {
  const frame = view.frames.findLast(({ kind }) => kind === 'turn');
  return frame?.kind === 'turn' && frame.passes + 1 >= passesToEnd(view.players.length);
}

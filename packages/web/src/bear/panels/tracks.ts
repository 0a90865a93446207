import {
  eventNames,
  NATIONS,
  NONE,
  type PlayerId,
  type PlayerView,
  printTrackEvents,
  type Seen,
  type Side,
  type UnitId,
  unitId,
  unitTitle,
} from '@sandtable/bear';
import type { Happening } from '../../face/happening.ts';
import { draftParts } from '../draft/late-draft.ts';

/** A space of a CAP track: available, spent this round, or lost under a destroyed unit. */
interface CapSpace {
  readonly caps: number;
  readonly state: 'free' | 'used' | 'lost';
  readonly fallen: UnitId;
}

/** One player's CAP track from the top down. Destroyed units cover it from the top in the order they were lost. */
export function capTrack({ view, pack }: Seen, player: PlayerId, inOrder: readonly UnitId[]): CapSpace[] {
  const its = view.players[player];
  if (its === undefined) return [];
  const { start, caps, losses } = its;
  const fallen = view.units.flatMap(({ owner, fate }, unit) => {
    const fights = pack.counters[unit]?.type.kind !== 'transport';
    return owner === player && fate === 'lost' && fights ? [unitId(unit)] : [];
  });
  // Units lost before the loaded log begins come first.
  fallen.sort((a, b) => inOrder.indexOf(a) - inOrder.indexOf(b));
  const highest = Math.max(start, caps);
  return Array.from({ length: highest }, (_space, place) => {
    const number = highest - place;
    const covered = start - number;
    const isLost = covered >= 0 && covered < losses && number > caps;
    return {
      caps: number,
      state: isLost ? 'lost' : number <= caps ? 'free' : 'used',
      fallen: covered >= 0 && covered < losses ? (fallen[covered] ?? NONE) : NONE,
    };
  });
}

export function fallenIn(
  entries: readonly { readonly events: readonly Pick<Happening, 'key' | 'units'>[] }[],
): UnitId[] {
  return entries.flatMap(({ events }) =>
    events.flatMap(({ key, units }) => (key === 'destroyed' ? units.map(unitId) : [])),
  );
}

export interface Standing {
  readonly round: number;
  /** Null if the Mission Track ends the match, not a number of rounds. */
  readonly rounds: number | null;
  readonly vp: Readonly<Record<Side, number>>;
  readonly leader: Side | null;
  readonly players: readonly Pick<PlayerView, 'seat' | 'side' | 'caps' | 'start'>[];
}

export function standingOf({ view }: Seen): Standing {
  const { round, terms, vp, players } = view;
  const lead = vp.german - vp.soviet;
  return {
    round,
    rounds: terms.solo === null ? terms.rounds : null,
    vp,
    leader: lead === 0 ? null : lead > 0 ? 'german' : 'soviet',
    players,
  };
}

interface ScoreFact {
  readonly key: string;
  readonly side: Side;
  readonly name: string;
  /** For small screens, where the colour shows the side. */
  readonly short: string;
  readonly vp: number;
}

/** B20.3: by side; by player if more than two play and a single one wins. */
export function scoresOf({ view: { vp, players, options } }: Seen): ScoreFact[] {
  if (options.teamWin === 'side' || players.length === 2)
    return (['german', 'soviet'] as const).map((side) => ({
      key: side,
      side,
      name: NATIONS[side],
      short: '',
      vp: vp[side],
    }));
  return players.map(({ seat, side, vp: own }) => {
    const short = seat.replace(/^\D+/, '');
    return { key: seat, side, name: `${NATIONS[side]} ${short}`.trim(), short, vp: own };
  });
}

export interface TrackStep {
  readonly space: number;
  readonly isYellow: boolean;
  readonly place: 'past' | 'here' | 'ahead';
  readonly isLast: boolean;
  readonly name: string;
  readonly text: string;
  /** G5.5: the tiles on it now. */
  readonly tiles: readonly TrackTile[];
}

interface TrackTile {
  readonly title: string;
  readonly text: string;
  readonly isYellow: boolean;
}

/** The Mission Track, space by space, with the marker where it stands or in a film where it has come to; empty if people play each other. */
export function missionTrack(seen: Seen, marker = seen.view.solo?.marker ?? 0): TrackStep[] {
  const { terms, solo } = seen.view;
  if (terms.solo === null || solo === null) return [];
  const { length, track } = terms.solo;
  const names = eventNames(seen, unitTitle);
  const sheet = terms.solo.generated === null ? [] : (draftParts().sheetText(seen)?.track ?? []);
  return Array.from({ length }, (_step, index) => {
    const space = index + 1;
    const printed = track.find((each) => each.space === space);
    const tiles = sheet.find((each) => each.space === space)?.tiles ?? [];
    return {
      space,
      isYellow: printed?.yellow ?? false,
      place: space < marker ? 'past' : space === marker ? 'here' : 'ahead',
      isLast: space === length,
      name: printed?.name ?? '',
      text: printTrackEvents(printed?.events ?? [], names),
      tiles: tiles.map(({ title, name, text, yellow }) => ({
        title: name === '' ? title : `${title}, ${name}`,
        text,
        isYellow: yellow,
      })),
    };
  });
}

export function nextStep(steps: readonly TrackStep[]): TrackStep | undefined {
  return steps.find((step) => step.place === 'ahead' && (hasEvent(step) || step.isLast));
}

export function hasEvent({ text, name, tiles }: TrackStep): boolean {
  return text !== '' || name !== '' || tiles.length > 0;
}

/** A space as heading and sentences: `space 2: Voices in the copse.`, `A Rumored Enemy appears in D12, as soon as ...` */
export function tellStep(step: TrackStep): { readonly head: string; readonly text: string } {
  const { space, name, text, tiles, isYellow, isLast, place } = step;
  const told = [
    ...(text === '' ? [] : [isLast ? text : timed(text, isYellow)]),
    ...tiles.map((tile) => `${tile.title}: ${isLast ? tile.text : timed(tile.text, tile.isYellow)}`),
    ...(isLast ? ['The mission ends'] : hasEvent(step) ? [] : ['No event']),
    ...(place === 'here' ? ['The marker is here'] : place === 'past' ? ['Passed'] : []),
  ];
  return { head: `space ${space}:${name === '' ? '' : ` ${sentence(name)}`}`, text: told.map(sentence).join(' ') };
}

/** S2.3.1d: yellow events also happen when the marker passes. S7.2: an event that is the AI's action says so first. */
function timed(text: string, isYellow: boolean): string {
  if (isYellow) return `${text} as soon as the marker reaches or passes it`;
  const deed = text.replace(/^As AI Action: /, '');
  return `If the marker stops there${deed === text ? '' : ', instead of its order'}: ${deed}`;
}

function sentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`;
}

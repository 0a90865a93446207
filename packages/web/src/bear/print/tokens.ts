import {
  isRumor,
  explainHitMarker,
  HIT_NAMES,
  MARKER_NAMES,
  MINE,
  NATIONS,
  NO_ENEMY,
  NONE,
  type Seen,
  type Side,
  typeOf,
  type UnitId,
} from '@sandtable/bear';
import { markersOf, pieceOf, SIDE_LOOKS } from '@sandtable/bear/pictures';
import type { MarkerPicture } from '@sandtable/board';
import type { Token, TokenFace } from '../../face/print.ts';

export function unitTokens(seen: Seen): Token[] {
  const units = [...new Set([...seen.view.roster, ...(seen.view.terms.solo?.cup ?? [])])].filter((unit) => unit >= 0);
  return units.filter((unit) => !isRumor(typeOf(seen, unit))).map((unit) => unitToken(seen, unit));
}

function unitToken(seen: Seen, unit: UnitId): Token {
  const piece = { ...pieceOf(seen, unit, NONE), facing: null, badges: [], stamp: null };
  return {
    front: { kind: 'piece', piece: { ...piece, spent: false }, label: '' },
    back: { kind: 'piece', piece: { ...piece, spent: true }, label: '' },
    copies: 1,
  };
}

/** S6.0, S6.2: Rumored Enemies, and what their cup holds besides units. */
export function rumorTokens(seen: Seen): Token[] {
  const { solo } = seen.view.terms;
  if (solo === null) return [];
  const rumors = seen.pack.counters.flatMap((counter, place): Token[] => {
    const unit = seen.view.units[place];
    const isHis = counter.side === seen.view.players[solo.ai]?.side;
    const id = seen.pack.counterPlaces.get(counter.word);
    return isRumor(counter.type) && isHis && unit !== undefined && id !== undefined ? [unitToken(seen, id)] : [];
  });
  const back: TokenFace = { kind: 'words', title: 'Cup', lines: ['Rumored', 'Enemy'] };
  const drawn = (what: UnitId, title: string): Token[] => {
    const copies = solo.cup.filter((each) => each === what).length;
    return copies === 0 ? [] : [{ front: { kind: 'words', title, lines: [] }, back, copies }];
  };
  return [...rumors, ...drawn(NO_ENEMY, 'No Enemy'), ...drawn(MINE, 'Mine')];
}

/** B7.5: the hit markers, face down until revealed. */
export function hitTokens({ pack }: Seen): Token[] {
  return pack.hitMarkers.map((marker) => ({
    front: {
      kind: 'words',
      title: HIT_NAMES[marker.kind],
      lines: marker.destroys ? ['destroyed'] : explainHitMarker(marker),
    },
    back: { kind: 'words', title: 'Hit', lines: [marker.pile === 'infantry' ? 'foot' : 'vehicle'] },
    copies: marker.copies,
  }));
}

const SMOKE: MarkerPicture = {
  ...{ kind: 'smoke', at: '', words: 'smoke', text: '+1', facing: null, side: null, isHidden: false },
};
const HEAVY_SMOKE: MarkerPicture = { ...SMOKE, kind: 'denseSmoke', words: 'heavy smoke', text: '+2' };

/** Control Markers with a side on each face; markers on the map; smoke for later. */
export function markerTokens(seen: Seen): Token[] {
  const lying = markersOf(seen);
  const flags = lying.filter(({ kind }) => kind === 'flag');
  const flagOf = (marker: MarkerPicture, side: Side): TokenFace => ({
    kind: 'marker',
    marker: { ...marker, side: SIDE_LOOKS[side] },
    label: NATIONS[side],
  });
  const controls = flags.map((marker, place): Token => {
    const first = seen.view.controls[place]?.side ?? 'german';
    return { front: flagOf(marker, first), back: flagOf(marker, first === 'german' ? 'soviet' : 'german'), copies: 1 };
  });
  const plain = (marker: MarkerPicture, copies: number): Token => ({
    front: {
      kind: 'marker',
      marker: { ...marker, isHidden: false },
      label: `${marker.words} ${marker.kind === 'flag' ? '' : marker.text}`.trim(),
    },
    back: null,
    copies,
  });
  const forts = lying.filter(({ kind }) => kind !== 'flag').map((marker) => plain(marker, 1));
  return [...controls, ...forts, plain(SMOKE, 6), plain(HEAVY_SMOKE, 4), ...defenseTokens(seen), ...WORDS];
}

/** B18.5: a defense on each face. */
function defenseTokens({ pack, view }: Seen): Token[] {
  if (view.terms.solo === null) return [];
  const face = (name: string): TokenFace => ({ kind: 'words', title: name, lines: ['Defense'] });
  return pack.defenseCounters.map(({ faces: [front, back], copies }) => ({
    front: face(MARKER_NAMES[front]),
    back: face(MARKER_NAMES[back]),
    copies,
  }));
}

const word = (title: string, copies: number, lines: readonly string[] = []): Token => ({
  front: { kind: 'words', title, lines },
  back: null,
  copies,
});

const WORDS: readonly Token[] = [
  word('Hasty', 6, ['defense']),
  word('Round', 1),
  word('Track', 1),
  word('CAP', 4),
  word('VP', 4),
];

/** B2.2h: between people these cards only serve for spent checks, so chits in a cup do as well. */
export function checkTokens({ pack, view }: Seen): Token[] {
  if (view.terms.solo !== null || view.options.economy !== 'spentCheck') return [];
  return pack.orderCards.map(({ number, spentNumber, remainsFresh }) => ({
    front: {
      kind: 'words',
      title: String(spentNumber),
      lines: [remainsFresh ? 'Remain Fresh' : 'Spent', `card ${number}`],
    },
    back: null,
    copies: 1,
  }));
}

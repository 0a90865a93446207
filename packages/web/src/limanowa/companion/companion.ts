import {
  AI_SEAT,
  cardId,
  cardName,
  effectOf,
  hexId,
  hexName,
  type Limanowa,
  type LimanowaEvent,
  NONE,
  PHASE_NAMES,
  printHex,
  printPut,
  printUnit,
  type Seen,
  unitId,
  unitName,
  unitPlace,
} from '@sandtable/limanowa';
import {
  type CompanionFace,
  type CompanionStart,
  type HalfWay,
  type TableWant,
  type WantModel,
  type Would,
} from '../../face/companion.ts';
import { engine } from '../engine/engine.ts';
import { tableRows, trayOf, unitRows } from './tray.ts';

const { seenIn } = engine();

export const companion: CompanionFace<Limanowa> = {
  facings: [],
  wantOf: (want, peek) => wantModel(seenIn(want.view), want, peek),
  outcomeOf: (want, would) => outcomeOf(newIn(want, would)),
  fateOf: (want, would) => fateOf(seenIn(want.view), want, would),
  changesOf: (before, after) => changesOf(seenIn(before), seenIn(after)),
  trayOf: (view) => trayOf(seenIn(view)),
  unitRows: (view, unit) => unitRows(seenIn(view), unit),
  tableRows: (view) => tableRows(seenIn(view)),
  putWords: (view, words) => printPut(seenIn(view), words),
  moveTo: (view, unit, hex) => [printUnit(seenIn(view), unitId(unit)), hex],
};

/** Map and forces come from a mission; afterwards the counters can be put where they are on the table. */
export const start: CompanionStart = { boxes: [], sides: [], seatOf: () => 'p1', drawn: null };

function newIn(want: HalfWay<Limanowa>, would: HalfWay<Limanowa>): readonly LimanowaEvent[] {
  return would.events.slice(want.events.length);
}

function wantModel(seen: Seen, want: TableWant<Limanowa>, peek: HalfWay<Limanowa> | null): WantModel {
  const { need } = want;
  const shared = { text: '', hexes: [], field: 'Number', dice: null, choices: [] };
  if (need.kind !== 'die') {
    // Copies of a card are alike, so each kind is listed once.
    const named = new Map(need.of.map((card) => [cardName(seen.pack, effectOf(seen.pack, cardId(card))), card]));
    const choices = [...named]
      .map(([name, value]) => ({ value, label: name, name }))
      .toSorted((one, other) => one.name.localeCompare(other.name));
    const { phase } = want.view.turn;
    const ask = need.stream === 'deck' ? 'Draw a Battlecard' : `Turn up a card of the AI’s ${PHASE_NAMES[phase]} pile`;
    return { ...shared, title: ask, ask, choices, field: 'Card' };
  }
  const sides = need.of.length;
  const roll = peek === null ? undefined : newIn(want, peek).find(isRoll);
  if (roll === undefined) {
    const ask = `A tie: choose 1 to ${sides} by chance`;
    return {
      ...shared,
      title: ask,
      ask,
      choices: need.of.map((value) => ({ value, label: `${value}`, name: `${value}` })),
      isTie: true,
    };
  }
  const { title, text, units } = rollWords(seen, roll);
  const hexes = units.flatMap((unit) => {
    const at = want.view.units[unit]?.at ?? NONE;
    return at === NONE ? [] : [printHex(seen.map, at)];
  });
  return { ...shared, title, text, ask: `Roll a d${sides} at your table`, dice: { count: 1, sides }, hexes };
}

function fateOf(seen: Seen, want: TableWant<Limanowa>, would: Would<Limanowa>): readonly string[] {
  const choice = would.notes.slice(want.notes.length).find(({ note }) => note === 'choice');
  if (choice?.note === 'choice' && choice.ladder !== null) {
    const { chosen } = choice.ladder;
    return [choice.what === 'objective' ? hexName(seen.map, hexId(chosen)) : unitPlace(seen, unitId(chosen))];
  }
  return changesOf(seen, seenIn(would.view));
}

type Roll = Extract<LimanowaEvent, { readonly key: 'rolled' | 'woundRolled' | 'aiCardRolled' | 'aiTokenRolled' }>;

function isRoll(event: LimanowaEvent): event is Roll {
  return ['rolled', 'woundRolled', 'aiCardRolled', 'aiTokenRolled'].includes(event.key);
}

const BLOWS = { attack: 'attacks', counterAttack: 'strikes back at', artillery: 'shells' } as const;

function rollWords(
  seen: Seen,
  roll: Roll,
): { readonly title: string; readonly text: string; readonly units: number[] } {
  switch (roll.key) {
    case 'rolled': {
      const title = `${unitPlace(seen, roll.attacker)} ${BLOWS[roll.as]} ${unitPlace(seen, roll.target)}`;
      return { title, text: `Target value ${roll.tv}.`, units: [roll.attacker, roll.target] };
    }
    case 'woundRolled':
      return {
        title: `Wounds: ${unitPlace(seen, roll.unit)}`,
        text: `It loses an RP on ${roll.limit} or less.`,
        units: [roll.unit],
      };
    case 'aiCardRolled':
      return {
        title: `The AI answers your ${PHASE_NAMES[roll.phase]} plan`,
        text: `It turns up the top card of its pile on ${roll.limit} or less.`,
        units: [],
      };
    case 'aiTokenRolled':
      return { title: 'The AI’s artillery', text: `It uses a token on ${roll.limit} or less.`, units: [] };
  }
}

function outcomeOf(events: readonly LimanowaEvent[]): string {
  const roll = events.find(isRoll);
  if (roll === undefined) return '';
  if (roll.key === 'rolled') return roll.hit ? 'hit' : 'missed';
  if (roll.key === 'woundRolled') return roll.hit ? 'wounded' : 'unharmed';
  const isIn = roll.die <= roll.limit;
  return roll.key === 'aiCardRolled' ? (isIn ? 'a card' : 'no card') : isIn ? 'a token' : 'no token';
}

function changesOf(before: Seen, after: Seen): readonly string[] {
  const lines = after.view.units.flatMap(({ at, rp }, place) => {
    const was = before.view.units[place];
    if (was === undefined || (was.at === at && was.rp === rp)) return [];
    const from = was.at === NONE ? '' : ` in ${hexName(after.map, was.at)}`;
    const name = `${unitName(after, unitId(place))}${from}`;
    if (at === NONE) return [`${name}: lost, off the map`];
    const moved = was.at === at ? [] : [`to ${hexName(after.map, at)}`];
    return [`${name}: ${[...moved, ...(was.rp === rp ? [] : [`${rp} RP`])].join(', ')}`];
  });
  const tokens = after.view.corps.flatMap(({ name, seat, tokens: left }, place) =>
    before.view.corps[place]?.tokens === left ? [] : [`${seat === AI_SEAT ? 'The AI' : name}: ${left} tokens`],
  );
  const round = before.view.round === after.view.round ? [] : [`Round marker to ${after.view.round}`];
  return [...lines, ...tokens, ...round];
}

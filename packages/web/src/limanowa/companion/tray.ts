import {
  AI_SEAT,
  cardName,
  type Effect,
  EFFECT_RULES,
  effectOf,
  NONE,
  printUnit,
  type Seen,
  SIDE_NAMES,
  SIDES,
  typeOf,
  unitId,
  unitName,
} from '@sandtable/limanowa';
import { pieceOf } from '@sandtable/limanowa/pictures';
import { type PutChoice, type PutRow, stepRow, type TrayGroup } from '../../face/companion.ts';

/** Lost units, which can come back; all others are on the map already. */
export function trayOf(seen: Seen): readonly TrayGroup[] {
  return SIDES.map((side) => ({
    key: side,
    label: SIDE_NAMES[side],
    side,
    items: seen.view.units.flatMap((unit, place) => {
      const id = unitId(place);
      if (typeOf(seen, id).side !== side) return [];
      const word = printUnit(seen, id);
      const isOn = unit.at !== NONE;
      return [
        {
          key: word,
          name: unitName(seen, id),
          piece: pieceOf(seen, id),
          left: isOn ? 0 : 1,
          placed: isOn ? 1 : 0,
          turns: false,
          put: (hex: string) => [word, hex],
        },
      ];
    }),
  }));
}

export function unitRows(seen: Seen, unit: number): readonly PutRow[] {
  const it = seen.view.units[unit];
  if (it === undefined || it.at === NONE) return [];
  const id = unitId(unit);
  const word = printUnit(seen, id);
  const points = Array.from({ length: typeOf(seen, id).rp }, (_, place) => place + 1);
  return [
    { label: 'RP', choices: points.map((rp) => ({ label: `${rp}`, put: [word, `rp:${rp}`], isOn: rp === it.rp })) },
    { label: 'Away', choices: [{ label: 'Lost', put: [word, 'lost'], isOn: false }] },
  ];
}

/** Round, tokens and the hand as really dealt: tapping a card in it gives it back, tapping any other takes it. */
export function tableRows({ view, pack }: Seen): readonly PutRow[] {
  // LS2.1, LS2.2a: the others are not in the deck against the AI.
  const solo = pack.cards.filter(({ inSolo, effect }) => inSolo && EFFECT_RULES[effect].kind === 'support');
  const hands = view.corps.flatMap(({ seat, hand }, place) => {
    const held = hand.flatMap((card) => (card === null ? [] : [effectOf(pack, card)]));
    if (seat === AI_SEAT || held.length < hand.length) return [];
    const row = (effects: readonly Effect[]): PutChoice['put'] => [`corps:${place + 1}`, `hand:${effects.join(',')}`];
    const choice = (effect: Effect, put: PutChoice['put'], isOn: boolean): PutChoice => {
      return { label: cardName(pack, effect), put, isOn };
    };
    return [
      { label: 'Hand', choices: held.map((effect, at) => choice(effect, row(held.toSpliced(at, 1)), true)) },
      { label: 'Take', choices: solo.map(({ effect }) => choice(effect, row([...held, effect]), false)) },
    ];
  });
  return [
    ...hands,
    stepRow('Round', view.round, (round) => [`round:${round}`]),
    ...view.corps.map(({ name, seat, tokens }, place) =>
      stepRow(`Tokens, ${seat === AI_SEAT ? 'the AI' : name}`, tokens, (figure) => [
        `corps:${place + 1}`,
        `tokens:${figure}`,
      ]),
    ),
  ];
}

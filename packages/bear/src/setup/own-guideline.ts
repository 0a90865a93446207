import { type Guideline, OWN_GUIDELINE, type Role } from '../model/pack/generator.ts';

/** G2.1c: the figures players change in a printed guideline; others stay as printed. */
export interface GuidelineChanges {
  readonly rounds?: number | undefined;
  readonly maps?: number | undefined;
  readonly entry?: Guideline['entry'] | undefined;
  readonly actionDeck?: readonly number[] | undefined;
  /** By the guideline's player index. */
  readonly roles?: readonly RoleChanges[];
}

export type RoleChanges = { readonly [Figure in keyof RoleFigures]?: RoleFigures[Figure] | undefined };
type RoleFigures = Pick<Role, 'cards' | 'hand' | 'caps' | 'actionCards'>;

/**
 * A guideline of the players' own, made from a printed one. Of its variants only those remain that assign sides or
 * decks: the others set figures that are free here.
 */
export function ownGuideline(base: Guideline, changes: GuidelineChanges): Guideline {
  const roles = base.roles.map((role, place) => withFigures(role, changes.roles?.[place] ?? {}));
  const { variant, rounds: printed } = base;
  const rounds = changes.rounds ?? printed;
  const [least, most] = base.minutes;
  return {
    ...base,
    number: OWN_GUIDELINE,
    name: `Our own, after ${base.name}`,
    minutes: [scaled(least, rounds / printed), scaled(most, rounds / printed)],
    rounds,
    maps: changes.maps ?? base.maps,
    entry: changes.entry ?? base.entry,
    actionDeck: changes.actionDeck === undefined ? base.actionDeck : [...changes.actionDeck],
    roles: roles.map((role, place) => withDeck(role, roles.toSpliced(place, 1))),
    variant: variant?.kind === 'reverse' || variant?.kind === 'splitDecks' ? variant : null,
  };
}

/** Rounded to five minutes, like printed ones, and within the limits of a guideline. */
function scaled(minutes: number, factor: number): number {
  return Math.min(600, Math.max(5, Math.round((minutes * factor) / 5) * 5));
}

function withFigures(role: Role, { cards, hand, caps, actionCards }: RoleChanges): Role {
  return {
    ...role,
    cards: cards ?? role.cards,
    hand: hand ?? role.hand,
    caps: caps ?? role.caps,
    actionCards: actionCards ?? role.actionCards,
  };
}

/** team-mates with the same range draw from one deck. */
function withDeck({ deck: _printed, ...role }: Role, others: readonly Role[]): Role {
  const { from, to } = role.cards;
  const isShared = others.some(({ side, cards }) => side === role.side && cards.from === from && cards.to === to);
  return isShared ? { ...role, deck: 'shared' } : role;
}

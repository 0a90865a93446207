import { isObjective } from '../pack/cards.ts';
import type { MarkerView } from './marker.ts';
import type { BattleOptions } from '../options.ts';
import type { Pack } from '../pack/pack.ts';
import type { Weapon } from './player.ts';
import { MINE } from '../solo/solo.ts';
import type { Terms } from './terms.ts';
import { isFoot, isVehicle } from '../pack/unit-type.ts';
import { type CardId, cardId, type UnitId } from '../ids.ts';

/** What decides whether a card can ever be played: everything in the battle or still to come. */
export interface Stock {
  readonly options: Pick<BattleOptions, 'airStrike'>;
  readonly terms: Pick<Terms, 'deck' | 'events' | 'victory' | 'zones' | 'solo'>;
  readonly roster: readonly UnitId[];
  readonly markers: readonly Pick<MarkerView, 'kind'>[];
  readonly weapons: readonly (readonly Pick<Weapon, 'card'>[])[];
}

/** cards that can never be played in this battle. They are not dealt. */
export function neverPlayed(pack: Pack, stock: Stock): ReadonlySet<CardId> {
  const lacks = lacking(pack, stock);
  return new Set(pack.actionCards.flatMap((_card, card) => (lacks(cardId(card)) ? [cardId(card)] : [])));
}

function lacking(pack: Pack, { options, terms, roster, markers, weapons }: Stock): (card: CardId) => boolean {
  const cup = terms.solo?.cup ?? [];
  const types = [...roster, ...cup].flatMap((unit) => pack.counters[unit]?.type ?? []);
  const hasVehicles = types.some(isVehicle);
  const hasFoot = types.some(isFoot);
  const idOf = (card: CardId): string => pack.actionCards[card]?.id ?? '';
  const isDealt = (id: string): boolean =>
    terms.deck.some((card) => idOf(card) === id) || weapons.flat().some(({ card }) => idOf(card) === id);
  const laysMines = hasFoot && (isDealt('c40') || isDealt('tellermine'));
  const happening = [...(terms.solo?.track ?? []), ...(terms.solo?.generated?.tiles ?? [])];
  const defends = happening.some(({ events }) => events.some(({ kind }) => kind === 'drawDefense'));
  const hasObstacles =
    laysMines ||
    defends ||
    cup.includes(MINE) ||
    markers.some(({ kind }) => OBSTACLES.has(kind)) ||
    terms.zones.some(({ mines }) => mines !== undefined);
  // Other than foot, only the set-up can hide units.
  const hides = hasFoot || terms.zones.length > 0 || terms.solo !== null;
  const impossible: Readonly<Record<string, boolean>> = {
    c20: !hasVehicles,
    c30: !hides,
    c40: !hasFoot,
    c41: !hasFoot || !hasObstacles,
    'air-strike-german': options.airStrike === 'off',
    'air-strike-soviet': options.airStrike === 'off',
    score: true,
    'firefight-event': true,
  };
  return (card) => {
    const id = idOf(card);
    if (isObjective(id)) return !terms.victory.some((rule) => rule.kind === 'objective' && rule.card === card);
    // B8.3: the firefight defines what its event cards do.
    if (terms.events.some((event) => event.card === card)) return false;
    return impossible[id] === true;
  };
}

const OBSTACLES: ReadonlySet<MarkerView['kind']> = new Set<MarkerView['kind']>(['wire', 'roadBlock', 'mine']);

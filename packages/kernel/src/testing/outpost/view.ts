import { viewPile, type Audience, type Random } from '../../index.ts';
import type { Player, PlayerView, State, View } from './model.ts';

/** Built by inclusion: only its owner knows a hand; nobody knows the order of the deck or the contents of the cup. */
export function viewFor(state: State, audience: Audience): View {
  const { frames, options, round, squads } = state;
  if (audience === 'referee') return state;
  return {
    frames,
    random: null,
    options,
    round,
    players: state.players.map((player) => viewPlayer(player, audience)),
    squads,
    deck: viewPile(state.deck),
    spoils: viewPile(state.spoils),
  };
}

function viewPlayer({ seat, coins, hand }: Player, audience: Audience): PlayerView {
  return { seat, coins, hand: seat === audience ? hand : hand.map(() => null) };
}

/** Deals the cards that the audience does not see again, and puts other spoils into the cup. */
export function reimagine(copy: State, audience: Audience, random: Random): void {
  if (audience === 'referee') return;
  const hidden = copy.players.filter(({ seat }) => seat !== audience).map(({ hand }) => hand);
  const cards = [...copy.deck.inside, ...hidden.flat()];
  random.shuffle(cards);
  for (const list of [copy.deck.inside, ...hidden]) list.splice(0, list.length, ...cards.splice(0, list.length));
  const { inside } = copy.spoils;
  inside.splice(0, inside.length, ...inside.map(() => random.below(3)));
}

import { fillFrom, imaginePile, unseenOf, viewPile, type Audience, type Imagining } from '../../index.ts';
import { CARDS, type Player, type PlayerView, type State, type View } from './model.ts';

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

/** Deals the cards that the audience does not see, and puts some spoils into the cup. */
export function imagine(view: View, { random, streams }: Imagining): State {
  const { frames, options, round, players, squads, deck, spoils } = view;
  const unseen = unseenOf(random, CARDS, deck.discards, deck.inside, ...players.map(({ hand }) => hand));
  return {
    frames: [...frames],
    random: streams,
    options,
    round,
    players: players.map(({ seat, coins, hand }) => ({ seat, coins, hand: fillFrom(hand, unseen) })),
    squads: squads.map((squad) => ({ ...squad })),
    deck: imaginePile(deck, unseen),
    spoils: imaginePile(
      spoils,
      spoils.inside.map(() => random.below(3)),
    ),
  };
}

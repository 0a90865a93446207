import { use } from 'react';
import { missionAddress, missionsAddress, newMatchAddress } from '../../games/addresses.ts';
import { GAMES, missionsOf } from '../../games/games.ts';
import { MiniMap } from '../../missions/mini-map.tsx';
import { LinkButton } from '../../ui/buttons.tsx';
import { useLobby } from './lobby-store.ts';
import './empty-hero.css';

const HERO = 'one-bridge';

/** Nobody is here: a bridge with the visitor's counter at one end, and the other end free. */
export function EmptyHero() {
  const [game] = GAMES;
  const map = use(missionsOf(game)).miniMapOf(HERO);
  const letter = useLobby(({ person }) => person?.name[0]?.toUpperCase() ?? 'You');
  return (
    <section className="panel empty-hero" aria-labelledby="free-chair">
      <div className="empty-map" aria-hidden="true">
        {map === null ? null : <MiniMap map={{ ...map, flags: [] }} pieces={[]} fills />}
        <span className="empty-counter" data-end="free">
          ?
        </span>
        <span className="empty-counter" data-end="own">
          {letter}
        </span>
      </div>
      <div className="empty-foot">
        <div>
          <h2 id="free-chair">The other chair is free</h2>
          <p className="soft">
            Nobody is here this minute. Set a table and go: it waits for days, and every page here says when it is your
            turn.
          </p>
        </div>
        <LinkButton href={newMatchAddress()} tone="main" className="empty-set">
          Set a table
        </LinkButton>
      </div>
    </section>
  );
}

/** What can be done meanwhile, alone. */
export function WhileYouWait() {
  const [game] = GAMES;
  const [, second] = game.front.fights;
  const all = [
    {
      title: game.front.quick.title,
      text: 'Alone against the AI: start, and come back to the lobby at any time.',
      id: game.front.quick.id,
    },
    ...(second === undefined ? [] : [{ title: second.title, text: second.text, id: second.id }]),
  ];
  return (
    <section className="lobby-section" aria-labelledby="while-you-wait">
      <h2 id="while-you-wait">While you wait</h2>
      <ul className="wait-cards">
        {all.map(({ title, text, id }) => (
          <li key={id} className="panel wait-card">
            <strong>{title}</strong>
            <span className="soft">{text}</span>
            <LinkButton href={missionAddress(game, id)}>
              Play alone<span className="unseen">{`: ${title}`}</span>
            </LinkButton>
          </li>
        ))}
        <li className="panel wait-card">
          <strong>A bot takes the chair</strong>
          <span className="soft">Any mission for two, with a bot on the other side.</span>
          <LinkButton href={missionsAddress(game)}>Choose a mission</LinkButton>
        </li>
      </ul>
    </section>
  );
}

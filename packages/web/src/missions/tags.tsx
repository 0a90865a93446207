import type { Facts } from './facts.ts';
import { DIFFICULTY_WORDS, KIND_WORDS, PLAYER_WORDS, SIDE_WORDS } from './words.ts';

/** The short facts of a mission, in a row. */
export function Tags({ facts }: { readonly facts: Facts }) {
  const { mission, players, difficulty, kinds, minutes } = facts;
  const { underdog, rounds } = mission;
  const tags = [
    ...(difficulty === null ? [PLAYER_WORDS[players]] : [DIFFICULTY_WORDS[difficulty]]),
    `about ${minutes} min`,
    `${rounds} rounds`,
    ...kinds.filter((kind) => kind !== 'transport' && kind !== 'pioneers').map((kind) => KIND_WORDS[kind]),
    ...(underdog === null ? [] : [`${SIDE_WORDS[underdog]} side has the worse of it`]),
  ];
  return (
    <ul className="tags" aria-label="In short">
      {tags.map((tag) => (
        <li key={tag} className="tag">
          {tag}
        </li>
      ))}
    </ul>
  );
}

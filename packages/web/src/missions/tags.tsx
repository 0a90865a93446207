import type { Facts } from './facts.ts';
import { DIFFICULTY_WORDS, PLAYER_WORDS, SIDE_WORDS } from './words.ts';

/** The short facts of a mission, in a row. */
export function Tags({ facts }: { readonly facts: Facts }) {
  const { mission, players, difficulty, hasArmour } = facts;
  const { underdog, rounds } = mission;
  const tags = [
    PLAYER_WORDS[players],
    ...(difficulty === null ? [] : [DIFFICULTY_WORDS[difficulty]]),
    `${rounds} rounds`,
    ...(hasArmour ? ['Armour'] : []),
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

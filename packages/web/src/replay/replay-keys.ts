import { goToEnd, pause, play, type Player, SPEEDS, step } from './player.ts';

/** What each key does; with Shift, what `Shift+key` does. */
const DEEDS: Readonly<Record<string, (player: Player) => void>> = {
  ArrowRight: (player) => step(player, 'action', 1),
  ArrowLeft: (player) => step(player, 'action', -1),
  'Shift+ArrowRight': (player) => step(player, 'turn', 1),
  'Shift+ArrowLeft': (player) => step(player, 'turn', -1),
  PageDown: (player) => step(player, 'round', 1),
  PageUp: (player) => step(player, 'round', -1),
  Home: (player) => goToEnd(player, -1),
  End: (player) => goToEnd(player, 1),
  ' ': toggle,
  ']': (player) => speedUp(player, 1),
  '[': (player) => speedUp(player, -1),
};

export const KEY_WORDS: readonly (readonly [string, string])[] = [
  ['Space', 'play, pause'],
  ['Left, Right', 'one action back, on'],
  ['Shift Left, Right', 'one turn'],
  ['PgUp PgDn', 'one round'],
  ['Home End', 'to the start, to the end'],
  ['[ ]', 'slower, faster'],
];

export function toggle(player: Player): void {
  if (player.replay.getState().isPlaying) pause(player);
  else void play(player);
}

function speedUp({ replay }: Player, by: 1 | -1): void {
  const speed = SPEEDS[SPEEDS.indexOf(replay.getState().speed) + by];
  if (speed !== undefined) replay.setState({ speed });
}

const FIELDS = 'input, select, textarea, [role="radio"], [role="tab"]';

/** Returns whether the replay used the key. A focused control keeps its own keys: Space presses a button, arrows move within a choice. */
export function pressKey(player: Player, event: KeyboardEvent): boolean {
  const { key, shiftKey, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const keeping = key === ' ' ? `${FIELDS}, button, a, summary` : FIELDS;
  if (target instanceof Element && target.closest(keeping) !== null) return false;
  const deed = DEEDS[shiftKey && key.startsWith('Arrow') ? `Shift+${key}` : key];
  deed?.(player);
  return deed !== undefined;
}

/**
 * Turns of a side for each of its counters and each round of the mission: between 0.9 and 2.4, for most about 1.6, in games
 * that the captain bot played of every mission. Rounds that an early end takes away are made up by longer ones.
 */
const TURNS = 1.6;
/** What a person takes to look, choose and confirm, dice and questions included; guessed, not measured. */
const PERSON_SECONDS = 25;
/** What the AI's turn takes to be shown at normal speed. */
const AI_SECONDS = 5;

/** Of a mission, the units of all sides together. */
interface Size {
  readonly rounds: number;
  readonly units: number;
  readonly isSolo: boolean;
}

/** About how long a mission takes: alone against the AI, or with a person on each side. To five minutes. */
export function minutesOf({ rounds, units, isSolo }: Size): number {
  const turns = TURNS * rounds * (units / 2);
  const seconds = turns * (PERSON_SECONDS + (isSolo ? AI_SECONDS : PERSON_SECONDS));
  return Math.max(1, Math.round(seconds / 300)) * 5;
}

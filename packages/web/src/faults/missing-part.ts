/** How browsers say that a file of the app did not come, or is of another version than the page that asked for it. */
const SAID = [
  /dynamically imported module/i,
  /importing a module script failed/i,
  /valid javascript mime type/i,
  /unable to preload css/i,
  /(?:does not|doesn't) provide an export named/i,
  /importing binding name/i,
];

/** A style sheet that failed is not asked for again while the page stays. */
export function isMissingStyle(error: unknown): boolean {
  return error instanceof Error && /unable to preload css/i.test(error.message);
}

/** Whether a part of the app could not be loaded: a new version was put up since, or the network is gone. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && SAID.some((words) => words.test(error.message));
}

/** What is answered: whether it is so, and why, in lines of text and in JSON. */
export interface Answer {
  readonly yes: boolean;
  /** The answer itself in front. */
  readonly lines: readonly string[];
  readonly json: object;
}

/** As text the answer stands at the margin, and all that belongs to it is indented. */
export function printAnswer({ lines, json }: Answer, asJson: boolean): string {
  return asJson ? JSON.stringify(json) : lines.join('\n  ');
}

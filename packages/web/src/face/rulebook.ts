/** The rules to be read and searched. */
export interface RulebookFace {
  readonly title: string;
}

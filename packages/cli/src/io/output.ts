/** Where a command writes: the terminal, or a test. */
export interface Output {
  write(text: string): unknown;
}

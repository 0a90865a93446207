/** The sentences of the rulebook's generation of eight cards. */
export const EIGHT_CARDS = [
  'soviet-03 bottom',
  'german-04 bottom',
  'soviet-01 top',
  'german-03 top',
  'marker E09',
  's21 D11',
  's05 F11',
  's18 G07',
  'done',
  'soviet-04 top',
  'german-01 top',
  'g17 E13',
  'g18 D13',
  'soviet-02 bottom',
  'german-02 bottom',
] as const;

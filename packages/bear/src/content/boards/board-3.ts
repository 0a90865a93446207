import type { BoardSource } from '../../board/board.ts';

/**
 * A ridge in the northwest, a wooded dome in the east, a spur with a knob at J04, and a hamlet in the pass between
 * them at H10.
 */
export const board3: BoardSource = {
  id: 'b3',
  name: 'Hills',
  drawing: `
   02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18
A  w     .     .1    .1    .     .     w     w     .
B     .1    .1    .1    .     .     w     W     w
B  .     .1    .2    .1    .     .     .     w     .
C     w1    .2    .2    .1    .     .     .     .
C  .1    w1    .2    w2    .     .     .     .     .
D     .1    W1    .2    w1    .     .     .1    .1
D  .     w1    .1    .1    .1    .     .1    .1    .1
E     .     .1    .1    .1    .     .1    .2    w1
E  .     .     .     w1    w     .     .2    .2    .1
F     w     p     .     .     .     .1    .2    .1
F  w     p     .     .     .     .1    w2    .2    .1
G     .     p     .     .     .     w1    .2    .1
G  .     p     .     .     .     .     w1    .1    .
H     .     .     .     .     .     .     W1    .1
H  .     .     .     b     b     .     w     w1    .
I     .     .     .     b     .     .     .     .
I  .     .1    .1    .     .     .     .     w     .
J     .1    w1    .1    .     p     .     .     w
J  .1    .2    w1    w     .     p     .     .     w
K     .1    .1    .1    W     p     .     .1    .
K  .     .1    .     w     .     p     .1    .1    w
L     w     .     .     .     .     w     .1    .
L  .     .     .     .     .     .     w     .     w
road top A10 B10 C11 D11 E11 F11 F10 G10 H10 I10 J10 K10 L10 bottom
road G01 G02 H03 H04 H05 G06 G07 G08 H09 H10 I11 I12 I13 I14 I15 H16 H17 G18 G19
`,
};

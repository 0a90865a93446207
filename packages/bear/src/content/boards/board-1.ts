import type { BoardSource } from '../../board/board.ts';

/**
 * Steppe with fields and copses. Worth fighting for: the crossroads farm at G09, the mound at E06, the rise around
 * J15.
 */
export const board1: BoardSource = {
  id: 'b1',
  name: 'Plains',
  drawing: `
   02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18
A  .     .     p     p     .     .     .     w     .
B     .     p     p     w     .     .     w     w
B  .     .     p     p     .     .     .     W     .
C     w     .     p     w     .     .     w     .
C  w     .     .     .     .     w     .     .     .
D     W     .     .     .     W     .     .     .
D  w     .     .     w     .     w     w     p     .
E     .     .     .     .     w     .     p     p
E  .     .     .1    .     .     .     p     p     p
F     p     w     .     .     .     .     .     .
F  p     .     w     b     b     .     .     .     .
G     p     .     .     .     .     .     .     p
G  .     .     .     .     .     .     .     p     .
H     .     .     .     .     .     .     .     p
H  .     .     .     .     b     .     w     p     w
I     w     .     p     .     .     .     .     .
I  w     .     p     p     .     .     .1    .1    .
J     W     .     p     w     .     .     .1    .1
J  w     w     .     W     .     w     .1    w1    .
K     .     .     .     w     .     w     .1    w1
K  p     .     p     .     .     .     .1    .1    w
L     p     .     p     .     p     p     .     .
L  p     .     .     p     .     p     .     .     w
road top A10 B10 C10 D09 E09 F09 G09 H09 I09 I10 J10 K10 L10 bottom
road G01 G02 H03 H04 H05 G06 G07 G08 G09 G10 H11 H12 H13 G14 G15 F16 F17 F18 G19
`,
};

import type { BoardSource } from '../../board/board.ts';

/**
 * Pools and willow thickets part the ground into pockets. The causeways meet at G10; the dry necks between the pools
 * are worth as much as they are.
 */
export const board13: BoardSource = {
  id: 'b13',
  name: 'Marsh',
  drawing: `
   02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18
A  .     .     w     .     .     .     .     w     .
B     .     w     ~     w     .     .     w     p
B  .     w     ~     ~     .     w     .     p     p
C     .     .     w     ~     .     .     .     p
C  .     .     ~     w     w     w     w     ~     .
D     .     w     ~     .     .     ~     ~     w
D  w     .     W     ~     .     w     ~     w     .
E     w     .     .     ~     ~     ~     w     .
E  .     .     .     w     .     ~     w     .     .
F     .     ~     w     ~     ~     .     .     w
F  .     ~     .     .     .     w     .     w     .
G     w     w     .     w     .     ~     .     .
G  .     .     .     .     .     ~     w     b     .
H     .     .     .     ~     w     ~     ~     .
H  w     b     w     ~     .     .     ~     w     .
I     .     w     ~     ~     .     w     w     .
I  .     ~     ~     .     W     w     .     .     w
J     w     ~     w     .     .     ~     w     w
J  w     W     .     w     .     ~     ~     w     .
K     .     .     .     w     w     ~     W     .
K  .     p     w     .     .     w     .     .     .
L     p     p     .     .     .     .     w     .
L  w     p     .     w     .     w     .     .     .
road top A10 B10 C11 D11 D10 E10 F10 G10 H10 I11 J11 J10 K10 L10 bottom
road G01 G02 H03 H04 H05 G06 G07 G08 G09 G10 G11 F12 F13 F14 G15 G16 G17 G18 G19
`,
};

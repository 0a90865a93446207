import type { BoardSource } from '../../board/board.ts';

/**
 * Steppe cut by gullies: the infantry's covered ways, and ditches that no vehicle crosses but by the roads at G07, G12
 * and I10 or round their ends. In their bend the knoll at E10.
 */
export const board9: BoardSource = {
  id: 'b9',
  name: 'Balkas',
  drawing: `
   02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18
A  .     .     w     .     .     .     .     .     w
B     .     v     .     .     .     w     .     w
B  .     .     .     w     .     w     .     .     .
C     .     v     .     w     .     .     .     .
C  c     .     v     .     .     .     v     w     .
D     c     .     v     .     .     w     .     p
D  c     .     w     .     .1    .     v     .     p
E     c     .     v     .1    .1    v     .     p
E  c     w     .     .     .1    w     .     w     p
F     .     .     v     .1    .1    v     .     .
F  .     .     .     .     .1    v     .     .     .
G     w     .     v     b     .     .     w     .
G  .     .     .     .     .     v     .     .     .
H     .     .     v     b     b     .     .     .
H  .     .     w     .     .     v     .     w     .
I     p     w     v     .     v     v     .     w
I  p     p     .     v     v     .     v     .     .
J     p     p     .     v     .     .     v     .
J  .     p     w     .     .     c     .     w     .
K     .     .     w     .     .     c     c     w
K  w     .     .     .     .     c     c     .     .
L     w     .     .     .     w     .     c     .
L  .     .     .     w     .     .     .     .     w
road top A10 B10 C10 D10 E10 F10 G10 H10 I10 J10 K10 L10 bottom
road G01 G02 H03 H04 H05 G06 G07 G08 G09 G10 G11 G12 H13 H14 H15 G16 G17 G18 G19
`,
};

import type { BoardSource } from '../../board/board.ts';

/**
 * A river from A06 to L16, one road bridge at F09 between the village and the east bank, and two planked crossings for
 * carts, C07 and I13. Elsewhere only who carries nothing wades.
 */
export const board6: BoardSource = {
  id: 'b6',
  name: 'River',
  drawing: `
   02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18
A  .     w     ~     .     .     .     w     .     w
B     w     w     w     .     .     .     w     w
B  .     .     ~     w     .     w     .1    .1    .
C     .     .     ~     .     .     .1    .1    .1
C  p     .     .     ~     .     w     .2    .1    w
D     p     .     w     ~     b     .1    w1    w
D  p     p     .     w     .     .     .1    .     .
E     p     .     .     ~     b     .     .     .
E  .     .     b     b     .     w     p     p     .
F     .     .     b     ~     .     w     p     p
F  w     .     .     .     w     .     .     p     .
G     .     .     B     ~     .     .     .     .
G  .     w     b     .     ~     w     .     .     .
H     w     .     b     w     ~     .     b     .
H  .     .     .     .     w     ~     .     w     .
I     p     p     .     .     p     ~     w     .
I  p     p     .     .     p     .     ~     .     p
J     .     .     w     .     .     p     ~     w
J  .     w     w     .     .     p     w     ~     p
K     w     W     .     .     .     .     w     w
K  W     w     .     .     .     w     .     ~     .
L     w     .     p     w     .     w     .     w
L  .     .     p     p     .     w     .     ~     .
road top A10 B10 C10 D10 E10 F09 F08 G08 H08 I08 J09 J10 K10 L10 bottom
road G01 G02 G03 F04 F05 F06 F07 F08
road E10 F11 F12 G13 G14 G15 G16 G17 G18 G19
road J10 J11 I12 I13 H14 G14
road F05 E05 D05 C06 C07 B08 B09 A10
`,
};

import type { BoardSource } from '../../board/board.ts';

/**
 * Houses, walled gardens and orchards around a crossroads. Worth fighting for: the church at F10, the manor at H12,
 * the windmill at K05.
 */
export const board2: BoardSource = {
  id: 'b2',
  name: 'Village',
  drawing: `
   02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18
A  .     w     .     p     .     w     p     .     .
B     w     w     .     p     .     p     p     .
B  w     W     w     p     p     .     p     p     w
C     W     w     .     p     .     p     p     w
C  .     w     .     .     .     .     .     .     W
D     .     .     .     w     .     w     .     w
D  w     .     .     w     b     b     w     .     w
E     p     .     w     b     .     .     w     .
E  p     p     .     w     b     .     b     .     .
F     .     .     b     b     .     .     .     p
F  .     .     b     .     B     B     b     p     p
G     p     .     .     b     .     .     w     p
G  p     p     b     .     .     b     .     .     .
H     p     w     w     .     .     .     .     b
H  .     .     w     .     .     B     b     w     p
I     .     .     b     .     b     w     w     p
I  w     .     .     b     .     w     .     p     p
J     w     .     .     .     b     w     .     .
J  .     .1    .     p     .     w     .     .     w
K     .1    b1    .     p     .     .     w     W
K  .     .1    .1    p     .     p     .     w     w
L     .     .     .     p     p     p     .     w
L  .     .     .     w     .     p     .     .     .
road top A10 B10 C10 D11 E11 F11 G11 H11 H10 I10 J10 K10 L10 bottom
road G01 F02 F03 F04 G05 G06 G07 G08 G09 G10 G11 G12 H13 H14 H15 G16 G17 G18 G19
road G08 H08 I09 I10
road E11 E12 F13 G13 H13
wall F10 N NE NW
wall D10 NW N NE
wall E14 NE SE F14 NE SE
wall F06 NW SW
wall H12 SE S
wall E08 N NW SW
wall I13 SE S
wall H06 S SW
wall I11 SW S
`,
};

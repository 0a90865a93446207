import type { BoardSource } from '../../board/board.ts';

/** A stone town on a lake that one bridge crosses, I10 to J10. Its streets see little, its shore sees far. */
export const board5: BoardSource = {
  id: 'b5',
  name: 'Town and lake',
  drawing: `
   02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18
A  .     .     .     w     .     .     .     .     w
B     .     .     w     .     .     b     .     w
B  w     .     W     w     .     b     p     p     .
C     w     .     w     .     .     .     p     p
C  W     w     .     b     B     b     .     p     .
D     W     .     b     B     .     B     b     .
D  w     .     .     B     .     B     .     .     w
E     .     .     b     .     .     B     b     w
E  .     .     b     B     B     .     B     .     W
F     .     w     .     B     .     B     .     w
F  .     .     .     .     .     B     b     .     .
G     .     .     b     B     b     .     b     .
G  w     w     .     .     .     b     .     b     .
H     w     ~     ~     .     w     .     .     w
H  .     ~     ~     ~     .     .     w     .     .
I     ~     ~     ~     ~     .     ~     w     .
I  w     ~     w     ~     ~     ~     ~     .     w
J     ~     ~     ~     ~     ~     ~     .     w
J  .     ~     ~     w     ~     ~     w     .     .
K     w     ~     w     .     w     b     .     p
K  .     w     .     .     b     b     .     p     p
L     .     w     .     .     w     .     .     p
L  .     .     .     w     .     w     .     .     .
road top A10 B10 C11 D11 E11 E10 F10 G10 H10 I10 J10 K10 L10 bottom
road G01 F02 F03 F04 G05 F06 F07 F08 F09 F10 G10 G11 G12 G13 F14 F15 F16 F17 F18 G19
road E11 E12 F13 G13
road C11 C10 D09 E09 F09
wall F11 N NE SE
wall D10 N NW SW S
`,
};

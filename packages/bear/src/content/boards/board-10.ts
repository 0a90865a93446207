import type { BoardSource } from '../../board/board.ts';

/**
 * A railway embankment cuts the board from D02 to H18. The station at G08 lies at its foot beside the gap at F10; the
 * level crossings at E05 and H16 are the ways round.
 */
export const board10: BoardSource = {
  id: 'b10',
  name: 'Embankment',
  drawing: `
   02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18
A  .     .     .     w     .     p     p     .     .
B     .     w     .     .     p     p     p     w
B  .     w     w     .     .     p     .     .     w
C     .     w     .     .     .     .     .     w
C  .     w     .     .     .     w     .     w     .
D     .     .     b     .     .     w     .     .
D  .1    .     .     b     .     .     .     .     .
E     .1    .1    .     b     .     w     .     p
E  .     .1    .1    .     .     .     w     p     p
F     .     .     .1    .1    .     .     .     p
F  w     .     .     .1    .     b     .     .     .
G     .     .     b     B     .1    .1    .     .
G  .     .     .     B     .     .1    .1    .     .
H     p     .     .     b     .     .     .1    .1
H  p     p     .     .     .     w     .     .1    .1
I     p     p     w     .     b     w     w     w
I  .     p     w     .     .     .     w     .     .
J     .     .     w     w     .     .     .     w
J  w     .     .     .     .     .     c     c     .
K     w     .     .     p     .     c     c     c
K  W     w     w     p     .     .     c     c     .
L     w     .     p     p     .     .     c     .
L  .     .     p     .     .     .     .     .     .
road top A10 B10 C11 D11 E11 E10 F10 G10 H10 I10 J10 K10 L10 bottom
road G01 G02 G03 G04 G05 G06 H07 H08 H09 G10
road E10 F11 F12 F13 F14 G15 G16 G17 G18 G19
road G05 F05 E05 D05 C06 C07 B08 B09 A10
road G16 H16 I16 J15 J14 K13 K12 L11 L10
`,
};

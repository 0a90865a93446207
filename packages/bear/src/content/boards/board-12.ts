import type { BoardSource } from '../../board/board.ts';

/**
 * Open ground for armour. Low, narrow folds to hide behind or to shoot from, and a crossing at G09 that everybody
 * sees.
 */
export const board12: BoardSource = {
  id: 'b12',
  name: 'Open ground',
  drawing: `
   02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18
A  .     .     .     .     .     .     .     w     .
B     .     w     .     .     .     .     w     .
B  .     w     .     .     .     .     .     .     .
C     .     .     .     .1    .     .     .     p
C  .     .     .     .1    .1    .     .     p     p
D     .     p     .1    .     w     .     .     p
D  .     p     .1    .     .     .     .     .     .
E     p     .     .     .     .     .     .     .
E  p     p     w     .     .     .     w     .     .1
F     .     .     .     .     .     .     w     .1
F  .     .     .     .     .     .     .     .1    .
G     .     .     .     .     .     .     .1    .
G  .     .     .     .     .     .     .1    .     .
H     .1    .     .     .     .     .     .     .
H  .1    .1    w     .     .     .     w1    .     .
I     .     .1    .     .     .     .     .     .
I  .     .     .1    .     .     .     .     .     .
J     w     .     w     .     .     p     p     .
J  .     .     .     .     .     p     p     .1    w
K     .     p     .     .     .     p     .1    w
K  .     p     p     .     .     p     .     .1    .
L     .     p     .     .     .     w     .     .
L  .     .     .     .     .     .     .     .     .
road top A10 B10 C10 D10 E09 F09 G09 H09 I09 I10 J10 K10 L10 bottom
road G01 F02 F03 F04 F05 F06 F07 F08 G09 G10 G11 G12 G13 G14 G15 F16 F17 F18 G19
`,
};

import type { BoardSource } from '../../board/board.ts';

/**
 * Deep woods and the clearings in them: C05, E13, I07. Whoever holds the rides decides who meets whom, and at what
 * distance.
 */
export const board7: BoardSource = {
  id: 'b7',
  name: 'Forest',
  drawing: `
   02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18
A  .     w     w     .     .     w     .     w     .
B     .     W     .     .     w     W     w     .
B  w     W     w     w     .     W     W     w     .
C     .     .     w     W     .     w     W     w
C  w     .     .     W     .     .     w     W     w
D     w     .     w     .     W     .     w     w
D  w     .     W     .     W     .     .     w     .
E     W     w     W     .     W     .     .     W
E  w     W     w     .     W     .     .     .     w
F     w     W     w     .     .     .     .     w
F  .     w     W     .     .     .     b     .     w
G     .     .     .     .     .     .     .     .
G  .     .     .     b     W     w     .     .     .
H     w     W     .     w     W     .     W     w
H  w     W     .     .     W     W     w     W     .
I     w     w     .     .     .     W     w     w
I  .     w     .     .     .     W     W     w     w
J     w     .     .     W     w     w     .     .
J  w     .     .     W     .     w     .     .     .
K     W     w     .     .     W     w     .     .
K  w     W     w     .     .     W     w     .     w
L     .     w     w     .     w     w     .     .
L  .     .     w     .     .     w     .     w     .
road top A10 B10 C10 D10 D09 D08 E08 F08 G08 H08 I09 I10 J10 K10 L10 bottom
road G01 G02 G03 G04 G05 G06 G07 G08 G09 F10 F11 F12 G13 G14 G15 G16 G17 G18 G19
road C10 C11 C12 D13 D14 E14 F14 G14
road H08 H07 H06 I06 J06 K07 K08 L09 L10
`,
};

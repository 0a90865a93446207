import type { BoardSource } from '../../board/board.ts';

/** A walled farm at H07 below a bare hill in the west and a wooded one in the east that looks down on both roads. */
export const board4: BoardSource = {
  id: 'b4',
  name: 'Farm and hills',
  drawing: `
   02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18
A  .     .     .     w     .     .     .     .1    .
B     .1    .     w     W     .     .     .1    .1
B  .1    .1    .     W     w     .     .1    .1    .
C     w1    .1    .     w     .     .1    .2    w1
C  w1    .1    .     .     .     .     .1    .2    w1
D     .1    .1    .     .     .     .1    .2    .2
D  .1    .1    .     .     .     .     w1    w2    .1
E     w     .     p     p     .     .1    W1    .1
E  w     p     p     p     .     .     w1    w1    .
F     .     p     b     .     .     .     w     .
F  .     .     b     b     .     w     w     .     .
G     .     .     .     .     .     .     .     .
G  .     w     .     .     b     .     .     p     .
H     w     b     .     .     .     .     p     p
H  .     w     B     B     .     .     p     p     w
I     .     w     .     .     .     w     .     p
I  .     .     w     .     .     w     .     .     .
J     .     .     .     .1    .     W     .     .
J  p     .     .     .1    .     .     w     .     .
K     p     .     .1    w1    .     .     .     w
K  p     p     w     .1    .     .     .     p     w
L     p     w     .     .1    .     .     p     p
L  .     .     .     .     .     w     .     p     .
road top A10 B11 C11 D11 D10 E10 F10 G10 H10 I10 J11 K11 K10 L10 bottom
road G01 F02 F03 F04 G05 G06 G07 G08 G09 G10 G11 G12 G13 F14 F15 F16 F17 F18 G19
wall H06 SW S SE
wall H07 S
wall H08 SW S SE
wall F06 NW N F07 NW N NE F08 N NE
`,
};

import type { BoardSource } from '../../board/board.ts';

/** One mound, F10, sees everything; all round it crops, windbreaks and two hamlets. The roads go round its foot. */
export const board14: BoardSource = {
  id: 'b14',
  name: 'Kurgan',
  drawing: `
   02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18
A  .     .     c     c     .     .     .     w     .
B     .     c     c     .     .     .     w     b
B  .     c     c     .     .     .     .     b     .
C     .     c     .     .     .     .     .     .
C  w     .     .     w     .     c     c     .     .
D     w     .     .     .     .1    c     c     c
D  w     w     .     w     .     .1    c     c     .
E     .     .     .     .1    .1    .1    .     w
E  .     .     w     .     .1    w1    .     w     .
F     p     .     w     .1    .2    .1    .     .
F  p     p     .     .     .2    .1    .     .     .
G     .     .     .     .1    .1    .     .     .
G  .     .     .     .     .1    .1    .     .     .
H     .     b     b     .     .1    .     w     .
H  c     .     b     .     .     .     .     w     .
I     c     .     .     .     .     .     .     p
I  c     c     .     w     .     w     .     p     p
J     c     c     .     w     .     w     .     p
J  .     c     .     .     .     .     b     b     .
K     .     .     .     .     c     c     b     .
K  .     w     w     .     .     c     c     .     .
L     w     W     w     .     c     c     .     .
L  .     w     .     .     .     .     .     .     .
road top A10 B10 C10 D09 D08 E08 F08 G08 H08 I09 I10 J10 K10 L10 bottom
road G01 G02 G03 G04 G05 G06 G07 G08
road I10 I11 H12 H13 G14 G15 G16 G17 G18 G19
road G15 F15 E15 D15 C15 B16
road I11 I12 J13 J14
`,
};

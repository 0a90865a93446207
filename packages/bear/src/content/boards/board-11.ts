import type { BoardSource } from '../../board/board.ts';

/**
 * A village at D05 and one at I15, with a pond, orchards and two low rises between them: hold both, or give one up and
 * be outflanked from it.
 */
export const board11: BoardSource = {
  id: 'b11',
  name: 'Two villages',
  drawing: `
   02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18
A  .     w     .     .     .     .     .     w     .
B     .     .     w     .     .     p     .     w
B  .     w     b     .     .     p     p     c     c
C     .     b     .     w     .     p     p     c
C  w     b     .     w     .     .     p     .     c
D     b     B     b     .     .     .     .     w
D  .     b     .     b     .     .1    .     w     w
E     w     .     w     .     .     .1    .     w
E  w     .     .     .     ~     .1    .1    .     .
F     .     w     .     .     ~     .     .1    .
F  .     .     w     .     .     w     .     .     .
G     p     .     .     .     w     w     .     .
G  p     .     .1    .     .     w     .     .     .
H     p     .1    .1    .     .     .     b     .
H  .     .1    .     .     .     .     w     .     w
I     .     .1    .     w     .     .     .     b
I  .     .     .     w     .     b     .     b     .
J     w     .     .     w     .     .     B     b
J  w     w     .     .     .     .     b     .     .
K     w     .     p     .     .     b     .     w
K  .     .     p     p     .     .     w     w     c
L     .     p     p     .     .     .     .     c
L  .     .     p     .     .     .     .     c     c
road top A10 B09 B08 C07 C06 D06 E06
road G01 F02 F03 E04 E05 E06 F07 F08 F09 F10 G10 H11 H12 I13 I14 I15 H16 H17 G18 G19
road bottom L10 K10 K11 J12 J13 I14
road K10 J10 I10 H10 G10
`,
};

import type { BoardSource } from '../../board/board.ts';

/**
 * Stone barns round a yard at F11, and fields that give the attacker nothing to hide in but an orchard at D04 and the
 * windbreaks at C14 and I14.
 */
export const board8: BoardSource = {
  id: 'b8',
  name: 'Collective farm',
  drawing: `
   02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18
A  .     .     c     c     .     c     c     c     .
B     .     c     c     .     c     c     c     c
B  .     .     c     .     .     c     c     .     .
C     w     .     .     .     .     c     c     .
C  w     w     .     w     .     w     w     w     .
D     w     w     w     b     .     w     .     .
D  w     w     w     .     .     .     .     .     .
E     .     w     .     b     B     .     p     p
E  .     .     .     b     .     B     w     p     p
F     .     .     .     .     B     .     .     p
F  .     .     .     .     .     B     .     p     p
G     .     .     b     .     .     .     .     .
G  .     .     b     b     .     .     .     .     .
H     p     p     .     .     b     .     .     .
H  p     p     .     B     .     b     w     w     .
I     p     p     .     B     .     w     w     c
I  p     p     .     .     .     .     w     c     c
J     p     p     w     .     .     .     c     c
J  .     .     w     .     .     .     c     c     c
K     .     .     w     .     p     p     c     c
K  .     .     .     .     .     p     .     c     .
L     .     .     .     p     p     p     w     .
L  .     .     .     p     .     .     .     .     .
road top A10 B10 C10 D10 E10 F10 G10 H10 I10 J10 K10 L10 bottom
road G01 F02 F03 F04 F05 F06 F07 F08 G09 G10 G11 G12 G13 G14 G15 G16 G17 G18 G19
road D10 D11 D12 E13 F13 G13
wall E11 NW N NE
wall E12 NE SE
wall F12 NE SE
wall H08 NW SW I09 S SE
`,
};

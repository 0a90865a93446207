import type { StepScript } from './take-lesson.ts';

/** How each lesson is taken by a test: straight, and with the deeds that each of its answers is for. */
export const BEAR_SCRIPTS: Readonly<Record<string, readonly StepScript[]>> = {
  move: [
    { straight: ['look g01'], mistakes: [['look g09'], ['look s03']] },
    {
      straight: ['say g01 move G07'],
      mistakes: [
        ['do g01 pivot N caps:0'],
        ['do pass'],
        ['say g01 pivot N'],
        ['say g01 move H07'],
        ['do g01 move H07 SE caps:0'],
        ['say g01', 'clear'],
        ['look g09'],
      ],
    },
    {
      straight: ['do g01 move G07 SE caps:0'],
      brings: ['fresh'],
      mistakes: [
        ['do g01 pivot N caps:0'],
        ['do pass'],
        ['do g09 move F07 SE caps:0'],
        ['say g01', 'clear'],
        ['say g01 move H07'],
      ],
    },
    { straight: ['next'] },
    {
      straight: ['do g01 move G08 SE caps:0'],
      brings: ['spent', 'passed'],
      mistakes: [
        ['do g01 pivot N caps:0'],
        ['do pass'],
        ['do g09 move F07 SE caps:0'],
        ['do g01 move H07 SE caps:0'],
        ['say g01 move H07'],
        ['say g09'],
      ],
    },
    { straight: ['look g09'], mistakes: [['look g01'], ['look s03'], ['do pass']] },
    {
      straight: ['do g09 move F07 SE caps:0'],
      mistakes: [
        ['do pass'],
        ['do g09 pivot N caps:0'],
        ['do g09 move E06 SE caps:0'],
        ['say g09 move E06'],
        ['look g01'],
      ],
    },
    {
      straight: ['do pass'],
      mistakes: [['do g09 pivot N caps:0'], ['do g09 stall'], ['say g09 stall']],
    },
    {
      straight: ['do g01 move G09 SE caps:0'],
      brings: ['controlTaken'],
      mistakes: [
        ['do g01 pivot N caps:0'],
        ['do pass'],
        ['do g01 move H08 SE caps:0'],
        ['do g09 move F06 SE caps:0'],
        ['say g01 move H08'],
      ],
    },
  ],
};

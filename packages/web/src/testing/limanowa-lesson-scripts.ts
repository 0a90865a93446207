import type { StepScript } from './take-lesson.ts';

export const LIMANOWA_SCRIPTS: Readonly<Record<string, readonly StepScript[]>> = {
  attack: [
    { straight: ['do disclose'] },
    {
      straight: ['say attack r01 a01'],
      mistakes: [['do disclose'], ['say move a01 0705'], ['say attack r01 a02'], ['say support a03 r01'], ['look a03']],
    },
    {
      straight: ['say attack r01 a01 a02'],
      mistakes: [['do attack r01 a01 disclose'], ['say move a02 0404'], ['say attack r01 a01', 'clear']],
    },
    {
      straight: ['do attack r01 a01 a02 disclose'],
      brings: ['rolled', 'destroyed'],
      mistakes: [['do disclose'], ['say attack r01 a01', 'clear']],
    },
    {
      straight: ['do occupy a01 0604 disclose'],
      brings: ['aiRoundBegan'],
      mistakes: [['do disclose'], ['say occupy a02 0604']],
    },
    { straight: ['next'] },
  ],
};

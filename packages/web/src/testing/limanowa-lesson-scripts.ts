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
  cards: [
    { straight: ['say bombardment'], mistakes: [['do disclose'], ['look a01']] },
    {
      straight: ['do bombardment a03 r01 disclose'],
      brings: ['played', 'lostRp'],
      mistakes: [['do disclose'], ['say bombardment a03', 'clear']],
    },
    {
      straight: ['say attack r01 a01 a02'],
      mistakes: [['do disclose'], ['say move a01 0905'], ['say shell a03 r01']],
    },
    {
      straight: ['say support a03 r01 attack r01 a01 a02'],
      mistakes: [
        ['do attack r01 a01 a02 disclose'],
        ['say shell a03 r01'],
        ['say move a03 0807'],
        ['say attack r01 a01', 'clear'],
      ],
    },
    {
      straight: ['do massedAssault a01 support a03 r01 attack r01 a01 a02 disclose'],
      brings: ['tokenSpent', 'destroyed'],
      mistakes: [
        ['do support a03 r01 attack r01 a01 a02 disclose'],
        ['do massedAssault a01 attack r01 a01 a02 disclose'],
        ['say attack r01 a01', 'clear'],
      ],
    },
    { straight: ['do occupy a01 0804 disclose'], brings: ['drew'], mistakes: [['do disclose']] },
  ],
  officers: [
    { straight: ['look a01'], mistakes: [['do disclose'], ['look a02']] },
    { straight: ['do disclose'] },
    {
      straight: ['say march a02 0904'],
      mistakes: [['do disclose'], ['say move a02 0905'], ['look a03']],
    },
    {
      straight: ['say march a02 0904 attack r01 a02 a01'],
      mistakes: [['do march a02 0904 disclose'], ['say march', 'clear'], ['say march a02 0904 move a01 0806']],
    },
    {
      straight: ['do march a02 0904 move a03 0704 attack r01 a02 a01 a03 disclose'],
      brings: ['relegated', 'stood', 'destroyed'],
      mistakes: [
        ['do march a02 0904 attack r01 a02 a01 disclose'],
        ['do march a02 0904 move a03 0704 disclose'],
        ['say move a03 0703'],
        ['say march', 'clear'],
      ],
    },
    { straight: ['do occupy a02 0804 disclose'], brings: ['aiRoundBegan', 'moved'], mistakes: [['do disclose']] },
    { straight: ['why'], mistakes: [['do disclose']] },
    { straight: ['now'] },
  ],
  together: [
    { straight: ['do disclose'] },
    {
      straight: ['do attack r01 a01 a02 disclose'],
      brings: ['lostRp'],
      mistakes: [['do disclose'], ['do attack r01 a01 disclose'], ['say move a01 0606'], ['look a03']],
    },
    { straight: ['do disclose'], brings: ['roundBegan'] },
    { straight: ['do disclose'] },
    {
      straight: ['do attack r01 a03 a04 disclose'],
      brings: ['destroyed'],
      mistakes: [['do disclose'], ['say move a03 0703'], ['look a01']],
    },
    { straight: ['do occupy a03 0604 disclose'], brings: ['aiRoundBegan'], mistakes: [['do disclose']] },
    { straight: ['next'] },
  ],
};

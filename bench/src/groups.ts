import { aiGroups } from './ai.ts';
import { applyGroups } from './apply.ts';
import { bearGroups } from './bear.ts';
import type { Groups } from './contest.ts';
import { contractGroups } from './contract.ts';
import { copyGroups } from './copy.ts';
import { hexGroups } from './hex.ts';
import { kernelGroups } from './kernel.ts';
import { limanowaGroups } from './limanowa.ts';
import { memoryGroups } from './memory.ts';
import { randomGroups } from './random.ts';
import { sessionGroups } from './session.ts';
import { sightGroups } from './sight.ts';
import { toldGroups } from './told-bytes.ts';
import { streamGroups } from './streams.ts';
import { toyGroups } from './toy.ts';
import { yardstickGroups } from './yardstick.ts';

export const groups: Groups = {
  ...yardstickGroups,
  ...hexGroups,
  ...randomGroups,
  ...copyGroups,
  ...kernelGroups,
  ...sessionGroups,
  ...sightGroups,
  ...toyGroups,
  ...applyGroups,
  ...aiGroups,
  ...bearGroups,
  ...limanowaGroups,
  ...contractGroups,
  ...toldGroups,
  ...memoryGroups,
  ...streamGroups,
};

import { missionAddress, missionsAddress } from '../games/addresses.ts';
import type { SaveFile } from '../games/save-game.ts';
import type { ChangedRules, IfChanged } from '../link/changed-rules.ts';
import { Button, LinkButton } from '../ui/button.tsx';

export interface ChangedProps {
  readonly rules: ChangedRules;
  readonly save: SaveFile;
  readonly onWish: (wish: IfChanged) => void;
}

/** What can be done with a match that the rules of today play otherwise. */
export function ChangedChoices({ rules, save: { game, mission }, onWish }: ChangedProps) {
  if (rules.stood === null) {
    const again = rules.isWithdrawn ? null : mission;
    return (
      <LinkButton href={again === null ? missionsAddress(game) : missionAddress(game, again)} tone="main">
        {again === null ? 'Choose a mission' : 'Start this mission again'}
      </LinkButton>
    );
  }
  return (
    <>
      <Button onClick={() => onWish('watch')}>Watch it up to there</Button>
      <Button tone="main" onClick={() => onWish('goOn')}>
        Play on from there
      </Button>
    </>
  );
}

import type { ReactNode } from 'react';
import { missionAddress, missionsAddress } from '../games/addresses.ts';
import type { SaveFile } from '../games/save-game.ts';
import { type ChangedRules, explainChange, type IfChanged, RULES_CHANGED } from '../link/changed-rules.ts';
import { Button, LinkButton } from '../ui/buttons.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface ChangedProps {
  readonly rules: ChangedRules;
  readonly save: SaveFile;
  readonly onWish: (wish: IfChanged) => void;
}

/** For a stored match that plays differently under today's rules. The stored match is not changed. */
export function ChangedPage({ children, ...changed }: ChangedProps & { readonly children: ReactNode }) {
  return (
    <main className="page page-narrow">
      <h1>{RULES_CHANGED}</h1>
      <ChangedText rules={changed.rules} />
      <div className="page-actions">
        <ChangedChoices {...changed} />
        {children}
        <LinkButton href="/" tone="plain">
          Home
        </LinkButton>
      </div>
    </main>
  );
}

export function ChangedDialog({ onClose, ...changed }: ChangedProps & { readonly onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={RULES_CHANGED}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <ChangedChoices {...changed} />
        </>
      }
    >
      <ChangedText rules={changed.rules} />
    </Dialog>
  );
}

function ChangedText({ rules }: { readonly rules: ChangedRules }) {
  const { stood } = rules;
  return (
    <>
      <p>{explainChange(rules)}</p>
      {stood === null ? null : (
        <>
          <p className="changed-stood">
            <strong>{stood.name}</strong>
            <span>{stood.standing}</span>
          </p>
          <p>Watch the match up to there, or play on from there as a new match. The saved match stays as it is.</p>
        </>
      )}
    </>
  );
}

function ChangedChoices({ rules, save: { game, mission }, onWish }: ChangedProps) {
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

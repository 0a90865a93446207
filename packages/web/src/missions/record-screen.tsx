import { use, useEffect } from 'react';
import { Link } from 'wouter';
import type { AnyGame } from '../face/game.ts';
import type { RecordSheet } from '../face/missions.ts';
import { ExportAllButton } from '../faults/way-out.tsx';
import { missionAddress, missionsAddress } from '../games/addresses.ts';
import { missionsOf } from '../games/games.ts';
import { useBestsStore } from '../link/bests.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import { Button } from '../ui/buttons.tsx';
import { NotFound } from '../ui/notices.tsx';
import { GameId, useTitle } from '../ui/page.ts';
import { fillSheet, type RecordCell, type RecordModel } from './record-model.ts';
import { refreshTally } from './tally.ts';
import './record-screen.css';

export function RecordScreen({ game }: { readonly game: AnyGame }) {
  const { sheet } = use(missionsOf(game));
  useTitle(sheet === undefined ? '' : `${sheet.title}: ${game.name}`);
  useEffect(() => void refreshTally(), []);
  if (sheet === undefined) return <NotFound />;
  return (
    <GameId value={game.id}>
      <Sheet game={game} sheet={sheet} />
    </GameId>
  );
}

function Sheet({ game, sheet }: { readonly game: AnyGame; readonly sheet: RecordSheet }) {
  const filled = fillSheet(
    sheet,
    useBestsStore(({ bests }) => bests),
  );
  return (
    <main className="page record-page">
      <header className="record-head">
        <p className="record-back soft">
          <Link href={missionsAddress(game)}>Missions</Link> · {game.name}
        </p>
        <h1>{sheet.title}</h1>
        <p className="page-lead">
          {sheet.lead} <RuleLink rule={sheet.rule} />
        </p>
        <p className="record-total" data-testid="record-total">
          <b>{filled.total.points}</b> of {filled.total.most} {sheet.unit}
        </p>
      </header>
      <RecordTable {...{ game, sheet, filled }} />
      <p className="record-notes soft">
        Matches with house rules and failed missions do not count. A score stays when you delete its match, and is
        exported and imported with your matches.
      </p>
      <div className="record-deeds">
        <Button tone="main" onClick={() => window.print()}>
          Print this sheet
        </Button>
        <ExportAllButton />
      </div>
    </main>
  );
}

interface RecordTableProps {
  readonly game: AnyGame;
  readonly sheet: RecordSheet;
  readonly filled: RecordModel;
}

function RecordTable({ game, sheet: { title, unit, grades }, filled: { rows, sums, total } }: RecordTableProps) {
  return (
    <table className="record-table panel">
      <caption className="unseen">
        {title}: {unit} by mission and level
      </caption>
      <thead>
        <tr>
          <th scope="col">Mission</th>
          {grades.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">Best</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ mission, name, aside, cells, best }) => (
          <tr key={mission}>
            <th scope="row">
              <Link href={missionAddress(game, mission)}>{name}</Link>
              {aside === '' ? null : <small>{aside}</small>}
            </th>
            {cells.map((cell, place) => (
              <Cell key={grades[place]?.id} cell={cell} />
            ))}
            <Cell cell={best} isBest />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          {sums.map((sum, place) => (
            <Cell key={grades[place]?.id} cell={sum} />
          ))}
          <Cell cell={total} isBest />
        </tr>
      </tfoot>
    </table>
  );
}

function Cell({ cell: { points, most }, isBest = false }: { readonly cell: RecordCell; readonly isBest?: boolean }) {
  return (
    <td data-best={isBest || undefined} data-full={(points !== null && points === most) || undefined}>
      {/* Left empty on paper, to be written in. */}
      {points === null ? <span className="record-none">–</span> : <b>{points}</b>} <small>of {most}</small>
      {isBest ? (
        <span className="record-bar" aria-hidden="true">
          <i style={{ width: `${most === 0 ? 0 : (100 * (points ?? 0)) / most}%` }} />
        </span>
      ) : null}
    </td>
  );
}

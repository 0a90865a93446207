import { checkPack } from '@sandtable/bear';
import { printProblem } from '@sandtable/kernel';
import { readJsonFile } from './json-file.ts';
import type { Output } from './output.ts';

/** `pack check`: writes what the pack holds, or everything that is wrong with it, and says whether it is sound. */
export function checkPackFile(file: string, { json }: { readonly json?: true }, out: Output): boolean {
  const checked = checkPack(readJsonFile(file));
  if (!checked.ok) {
    const { problems } = checked;
    out.write(
      json ? `${JSON.stringify({ ok: false, problems })}\n` : problems.map((it) => `${printProblem(it)}\n`).join(''),
    );
    return false;
  }
  const { id, name, hash, unitTypes, counters, boards, hitMarkers, actionCards, orderCards, missions } = checked.value;
  const counts = {
    unitTypes: unitTypes.length,
    counters: counters.length,
    boards: boards.length,
    hitMarkers: total(hitMarkers),
    actionCards: total(actionCards),
    orderCards: orderCards.length,
    missions: missions.length,
  };
  const held = Object.entries(counts).map(([what, count]) => `${what} ${count}`);
  out.write(
    json ? `${JSON.stringify({ ok: true, id, name, hash, ...counts })}\n` : `${id}: valid (${held.join(', ')})\n`,
  );
  return true;
}

function total(kinds: readonly { readonly copies: number }[]): number {
  return kinds.reduce((sum, { copies }) => sum + copies, 0);
}

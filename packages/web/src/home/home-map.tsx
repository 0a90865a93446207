import { missionNamed, RECOMMENDED } from '../missions/catalogue.ts';
import { MissionPicture } from '../missions/mission-picture.tsx';

/** What it looks like on the table. It needs the boards, so it comes after the page. */
export function HomeMap() {
  const facts = missionNamed(RECOMMENDED);
  return facts === undefined ? null : <MissionPicture facts={facts} />;
}

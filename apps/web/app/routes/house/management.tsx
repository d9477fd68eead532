import { AboutScreen } from '../../features/house/AboutScreen.tsx';
import { loadPeople } from '../../features/house/load-people.server.ts';
import { PeopleList } from '../../features/house/PeopleList.tsx';
import { RestOfText } from '../../features/house/RestOfText.tsx';
import { visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/management';

export function loader({ context }: Route.LoaderArgs) {
  return loadPeople(context.get(visitContext));
}

export default function Management({ loaderData: { about, people } }: Route.ComponentProps) {
  return (
    <AboutScreen about={about}>
      <PeopleList people={people} />
      <RestOfText about={about} />
    </AboutScreen>
  );
}

import type { CallData } from '@ironbridge/contract';
import { Portrait } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { toInitials } from '../../shell/to-initials.ts';

interface PeopleListProps {
  readonly people: CallData<'people'>['list'];
}

/** Neighbours differ: a golden angle apart around the wheel. */
const hueStep = 137;

/** Who leads the house, each with what they answer for. */
export function PeopleList({ people }: PeopleListProps) {
  const { copy } = usePage();
  return (
    <ul className="people" aria-label={copy.house.people}>
      {people.map(({ id, name, position, bio, image }, index) => (
        <li key={id}>
          <Portrait
            picture={image}
            initials={toInitials(name)}
            hue={(62 + index * hueStep) % 360}
          />
          <div>
            <h2>{name}</h2>
            {position ? <p className="meta">{position}</p> : null}
            {bio ? <p>{bio}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

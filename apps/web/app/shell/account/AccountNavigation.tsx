import { Portrait } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { Count } from '../Count.tsx';
import { toInitials } from '../to-initials.ts';
import { type AccountSection, accountSections } from './account-sections.ts';
import { LogoutForm } from './LogoutForm.tsx';

/** Steel: a member belongs to no industry. */
const hue = 228;

/** Who this is, and the pages that are theirs. */
export function AccountNavigation({ section }: { readonly section: AccountSection }) {
  const { copy, member, counts = {} } = usePage();
  const amounts = new Map<string, number>(Object.entries(counts));
  const words = copy.account;
  const name = member?.truename || words.unnamed;
  return (
    <nav className="account-nav" aria-label={words.navigation}>
      <div className="account-who">
        <Portrait picture={null} initials={toInitials(name)} hue={hue} />
        <b>{name}</b>
        <LogoutForm className="quiet-link" />
      </div>
      <ul>
        {accountSections.map(({ name: entry, path }) => (
          <li key={entry}>
            <a href={path} aria-current={entry === section ? 'page' : undefined}>
              {words[entry]}
              <Count className="figures" of={amounts.get(entry)} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

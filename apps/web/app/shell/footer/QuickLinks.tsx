import { usePage } from '../../platform/page.ts';
import { quickLinks, toLinks } from '../navigation.ts';
import { OutLink } from '../OutLink.tsx';

export function QuickLinks() {
  const page = usePage();
  return (
    <nav aria-labelledby="footer-links">
      <h2 id="footer-links">{page.copy.frame.quickLinks}</h2>
      <ul className="footer-links">
        {toLinks(quickLinks, page).map((link) => (
          <li key={link.name}>
            <OutLink link={link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { usePage } from '../../platform/page.ts';
import { quickLinks, toLinks } from '../navigation.ts';
import { OutLinks } from '../OutLinks.tsx';

export function QuickLinks() {
  const page = usePage();
  return (
    <nav aria-labelledby="footer-links">
      <h2 id="footer-links">{page.copy.frame.quickLinks}</h2>
      <OutLinks links={toLinks(quickLinks, page)} className="footer-links" />
    </nav>
  );
}

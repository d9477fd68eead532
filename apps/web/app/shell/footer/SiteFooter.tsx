import { usePage } from '../../platform/page.ts';
import { Brand } from '../Brand.tsx';
import { FollowUs } from './FollowUs.tsx';
import { FooterContact } from './FooterContact.tsx';
import { FooterIndustries } from './FooterIndustries.tsx';
import { LegalLine } from './LegalLine.tsx';
import { Neighbours } from './Neighbours.tsx';
import { QuickLinks } from './QuickLinks.tsx';

export function SiteFooter() {
  const { copy } = usePage();
  return (
    <footer className="site-footer">
      <div className="wrap later">
        <div className="footer-brand">
          <Brand />
          <p>{copy.frame.purpose}</p>
        </div>
        <div className="footer-columns">
          <div>
            <FooterIndustries />
            <FooterContact />
          </div>
          <div>
            <QuickLinks />
            <FollowUs />
          </div>
        </div>
        <Neighbours />
        <LegalLine />
      </div>
    </footer>
  );
}

import { copyrightYear, industryPath } from '@ironbridge/domain';
import { findIndustryIcon, Icon } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { Brand } from '../Brand.tsx';
import { quickLinks, toLinks } from '../navigation.ts';
import { OutLink } from '../OutLink.tsx';

const filingSite = 'https://beian.miit.gov.cn/';

export function SiteFooter() {
  const page = usePage();
  const { copy, edition, frame } = page;
  const { industries, settings } = frame;
  const links = toLinks(quickLinks, page);
  const phones = settings?.phones ?? [];
  return (
    <footer className="site-footer" id="industries">
      <div className="wrap">
        <div className="footer-brand">
          <Brand />
          <p>{copy.frame.purpose}</p>
        </div>
        <div className="footer-columns">
          {industries.length ? (
            <nav aria-labelledby="footer-industries">
              <h2 id="footer-industries">{copy.frame.industries}</h2>
              <ul className="footer-industries">
                {industries.map(({ id, name, icon, seo_path }) => {
                  const sign = findIndustryIcon(icon);
                  return (
                    <li key={id}>
                      <a href={industryPath({ id, seo_path })}>
                        {sign ? <Icon name={sign} /> : null}
                        {name}
                      </a>
                    </li>
                  );
                })}
              </ul>
            </nav>
          ) : null}
          <div>
            <nav aria-labelledby="footer-links">
              <h2 id="footer-links">{copy.frame.quickLinks}</h2>
              <ul className="footer-links">
                {links.map((link) => (
                  <li key={link.name}>
                    <OutLink link={link} />
                  </li>
                ))}
              </ul>
            </nav>
            {phones.length || settings?.email ? (
              <section aria-labelledby="footer-contact">
                <h2 id="footer-contact">{copy.frame.contact}</h2>
                <dl className="footer-contact">
                  {phones.map((phone) => (
                    <div key={phone}>
                      <dt>{copy.frame.telephone}</dt>
                      <dd>
                        <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
                      </dd>
                    </div>
                  ))}
                  {settings?.email ? (
                    <div>
                      <dt>{copy.frame.email}</dt>
                      <dd>
                        <a href={`mailto:${settings.email}`}>{settings.email}</a>
                      </dd>
                    </div>
                  ) : null}
                </dl>
              </section>
            ) : null}
          </div>
        </div>
        <div className="footer-legal">
          <span>
            {copy.frame.copyright(settings?.copyright_year ?? copyrightYear, edition.name)}
          </span>
          {edition.has.icpNotice && settings?.icp_number ? (
            <a href={filingSite} rel="noopener">
              {settings.icp_number}
            </a>
          ) : null}
          {edition.has.icpNotice && settings?.police_number ? (
            <span>{settings.police_number}</span>
          ) : null}
        </div>
      </div>
    </footer>
  );
}

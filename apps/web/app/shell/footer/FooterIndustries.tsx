import { industryPath } from '@ironbridge/domain';
import { findIndustryIcon, Icon } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';

export function FooterIndustries() {
  const { copy, frame } = usePage();
  if (!frame.industries.length) return null;
  return (
    <nav aria-labelledby="footer-industries">
      <h2 id="footer-industries">{copy.frame.industries}</h2>
      <ul className="footer-industries">
        {frame.industries.map((industry) => {
          const sign = findIndustryIcon(industry.icon);
          return (
            <li key={industry.id}>
              <a href={industryPath(industry)}>
                {sign ? <Icon name={sign} /> : null}
                {industry.name}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

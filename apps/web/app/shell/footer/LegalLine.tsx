import { copyrightYear } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';

/** Where anyone may look a filing number up. */
const registers = {
  icp: 'https://beian.miit.gov.cn/',
  police: 'https://beian.mps.gov.cn/',
} as const;

export function LegalLine() {
  const { copy, edition, frame } = usePage();
  const { settings } = frame;
  const filings = edition.has.icpNotice
    ? [
        { number: settings?.icp_number, register: registers.icp },
        { number: settings?.police_number, register: registers.police },
      ]
    : [];
  return (
    <div className="footer-legal">
      <span>{copy.frame.copyright(settings?.copyright_year ?? copyrightYear, edition.name)}</span>
      {filings.map(({ number, register }) =>
        number ? (
          <a key={register} href={register} rel="noopener">
            {number}
          </a>
        ) : null,
      )}
    </div>
  );
}

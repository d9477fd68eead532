import { usePage } from '../../platform/page.ts';
import { findCodes } from '../find-codes.ts';
import { QrCode } from '../QrCode.tsx';

export function FollowUs() {
  const page = usePage();
  const { copy } = page;
  const codes = findCodes(page);
  if (!codes.length) return null;
  return (
    <section aria-labelledby="footer-follow">
      <h2 id="footer-follow">{copy.frame.follow}</h2>
      <ul className="footer-codes">
        {codes.map(({ use, picture }) => (
          <li key={use}>
            <QrCode picture={picture} />
            <span>{copy.frame.followNames[use]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { usePage } from '../../platform/page.ts';
import { places, toLinks } from '../navigation.ts';
import { QrCode } from '../QrCode.tsx';

/** Whom to ask, and on editions that have one, where to get the app. */
export function DigestContact() {
  const page = usePage();
  const { copy, frame } = page;
  const code = frame.settings?.qr.secretary;
  const [app] = toLinks([places.app], page);
  return (
    <div className="digest-contact">
      {code ? <QrCode picture={code} /> : null}
      <div>
        <b>{copy.digest.secretary}</b>
        <p>{copy.digest.secretaryText}</p>
        {app?.href === undefined ? null : (
          <a className="text-link" href={app.href}>
            {copy.digest.app}
          </a>
        )}
      </div>
    </div>
  );
}

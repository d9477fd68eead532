import { usePage } from '../../platform/page.ts';
import { FloatingBar } from './FloatingBar.tsx';
import { OpenAppBar } from './OpenAppBar.tsx';

/** What floats over the page, always within reach. */
export function AtHand() {
  const { edition } = usePage();
  return (
    <div className="at-hand">
      <FloatingBar />
      {edition.has.openAppBar ? <OpenAppBar /> : null}
    </div>
  );
}

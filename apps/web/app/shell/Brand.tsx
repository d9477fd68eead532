import { BrandMark } from '@ironbridge/ui';
import { usePage } from '../platform/page.ts';

export function Brand() {
  const { edition, copy } = usePage();
  return (
    <a className="brand" href="/">
      <BrandMark />
      <span>
        <b>{edition.name}</b>
        <small>{copy.frame.tagline}</small>
      </span>
    </a>
  );
}

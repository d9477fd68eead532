import { Headline } from './Headline.tsx';
import { Icon } from './Icon.tsx';
import { MetaLine } from './MetaLine.tsx';
import { Picture, type PictureData } from './Picture.tsx';

/** A supplier in a line: its sign, what was checked of it, and a few facts. */
export interface SupplierFace {
  readonly id: number;
  readonly href: string;
  readonly name: string;
  readonly logo: PictureData | null;
  /** Its valid certificates and when we looked at them. */
  readonly checked: readonly string[];
  readonly facts: readonly string[];
}

export function SupplierLine({ supplier }: { readonly supplier: SupplierFace }) {
  const { href, name, logo, checked, facts } = supplier;
  return (
    <li className="supplier-line">
      <Picture picture={logo} ratio={1} sizes="44px" decorative />
      <div>
        <Headline text={name} href={href} />
        {checked.length ? (
          <div className="supplier-checked">
            <Icon name="check" />
            <MetaLine parts={checked} />
          </div>
        ) : null}
        <MetaLine parts={facts} />
      </div>
    </li>
  );
}

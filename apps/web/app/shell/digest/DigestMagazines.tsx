import { Picture, type PictureData } from '@ironbridge/ui';
import { toBlanks } from './digest-blocks.ts';

export interface Cover {
  readonly id: number;
  readonly title: string;
  /** A blank has none. */
  readonly href?: string;
  readonly issue: string;
  readonly picture: PictureData | null;
}

export const blankCovers: readonly Cover[] = toBlanks('magazines', (id) => ({
  id,
  title: '\u00a0',
  issue: '\u00a0',
  picture: null,
}));

const usualRatio = 3 / 4;

/** Covers in their own proportions, standing on a line. */
export function DigestMagazines({ covers }: { readonly covers: readonly Cover[] }) {
  return (
    <ul className="digest-covers">
      {covers.map(({ id, title, href, issue, picture }) => (
        <li key={id}>
          <a href={href}>
            <span className="digest-shelf">
              <Picture
                picture={picture}
                ratio={picture ? picture.width / picture.height : usualRatio}
                sizes="(width < 960px) 30vw, 122px"
                decorative
              />
            </span>
            <span className="digest-caption">
              <span className="headline">{title}</span>
              <span className="meta">{issue}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

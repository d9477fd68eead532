import { hueStyle } from './hue.ts';
import { Picture, type PictureData } from './Picture.tsx';

export interface CoverData {
  /** Without one the cover is set in type, in the industry's hue. */
  readonly picture: PictureData | null;
  readonly title: string;
  /** Which number it is, such as '2026 年第 11 期'. */
  readonly issue: string;
  /** What it is about, where that is known. */
  readonly headline: string;
  readonly hue: number;
}

interface CoverProps {
  readonly cover: CoverData;
  /** How wide it is shown, as `sizes` says it. */
  readonly sizes: string;
  readonly first?: boolean;
  /** Where the words beside it say the same, it is not read out. */
  readonly decorative?: boolean;
}

/** No magazine is wider than it is high: another picture in its place is cut to one. */
const slimmest = 0.62;
const widest = 0.9;

/** An issue's cover in its own proportion. */
export function Cover({ cover, sizes, first = false, decorative = false }: CoverProps) {
  const { picture } = cover;
  if (picture === null) return <DrawnCover {...cover} hidden={decorative} />;
  const ratio = Math.min(widest, Math.max(slimmest, picture.width / picture.height));
  return (
    <span className="issue-cover">
      <Picture
        picture={picture}
        ratio={ratio}
        sizes={sizes}
        first={first}
        decorative={decorative}
      />
    </span>
  );
}

/** The band is as high as the title needs, and the plate takes the rest. */
function DrawnCover({
  title,
  issue,
  headline,
  hue,
  hidden,
}: CoverData & { readonly hidden: boolean }) {
  return (
    <span className="issue-cover issue-cover-drawn" style={hueStyle(hue)} aria-hidden={hidden}>
      <span className="cover-sheet">
        <span className="cover-band">
          <b>{title}</b>
          <span>{issue}</span>
        </span>
        <span className="cover-plate" />
        {headline ? <span className="cover-foot">{headline}</span> : null}
      </span>
    </span>
  );
}

import type { CSSProperties } from 'react';

export interface PictureData {
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly focal: { readonly x: number; readonly y: number };
  readonly sources: readonly { readonly width: number; readonly src: string }[];
  /** A line drawing turns with the page's colours in the dark; a photograph does not. */
  readonly drawing?: boolean;
}

interface PictureProps {
  readonly picture: PictureData | null | undefined;
  /** How wide it is shown, as `sizes` says it; on phones a little less, whose screens are finer than the eye. */
  readonly sizes: string;
  readonly ratio?: number;
  /** The one picture of a page that the reader waits for. */
  readonly first?: boolean;
  /** Where the words beside it say the same, it is not read out. */
  readonly decorative?: boolean;
}

/** A box of fixed proportion: the page does not move when the picture comes, or does not come. */
export function Picture({
  picture,
  sizes,
  ratio = 1.5,
  first = false,
  decorative = false,
}: PictureProps) {
  const style: CSSProperties = { '--ratio': ratio };
  const sources = picture?.sources ?? [];
  const plain = sources.find(({ src }) => !src.endsWith('.avif')) ?? sources[0];
  if (!picture || !plain) return <span className="picture picture-empty" style={style} />;
  return (
    <picture className={picture.drawing ? 'picture picture-drawn' : 'picture'} style={style}>
      {/* Each width once, the smaller file of two: what knows AVIF knows the others. */}
      <source
        type="image/avif"
        srcSet={sources
          .filter(({ width }, at) => width !== sources[at - 1]?.width)
          .map(({ src, width }) => `${src} ${width}w`)
          .join(', ')}
        sizes={sizes}
      />
      <img
        alt={decorative ? '' : picture.alt}
        src={plain.src}
        width={picture.width}
        height={picture.height}
        style={focalStyle(picture)}
        decoding="async"
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}

function focalStyle({ focal }: PictureData): CSSProperties | undefined {
  return focal.x === 50 && focal.y === 50
    ? undefined
    : { objectPosition: `${focal.x}% ${focal.y}%` };
}

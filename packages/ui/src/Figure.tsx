import { Icon } from './Icon.tsx';
import { Picture, type PictureData } from './Picture.tsx';

interface FigureProps {
  readonly picture: PictureData;
  readonly caption?: string | undefined;
  readonly credit?: string | undefined;
  readonly sizes: string;
  readonly ratio?: number;
  readonly first?: boolean;
  /** Says that it opens large; without it the picture stays as it is. */
  readonly zoom?: string;
}

export function Figure({ picture, caption, credit, sizes, ratio, first, zoom }: FigureProps) {
  const shown = (
    <Picture
      picture={picture}
      sizes={sizes}
      ratio={ratio ?? picture.width / picture.height}
      {...(first ? { first } : {})}
    />
  );
  const largest = picture.sources.at(-1);
  return (
    <figure>
      {zoom && largest ? (
        // A link to the picture itself; the script opens it above the page instead.
        <a
          className="zoom-link bare-link"
          href={largest.src}
          data-zoom
          aria-label={[zoom, picture.alt].filter(Boolean).join(' ')}
        >
          {shown}
          <Icon name="zoom" />
        </a>
      ) : (
        shown
      )}
      {caption || credit ? (
        <figcaption className="meta-parts">
          {caption ? <span>{caption}</span> : null}
          {credit ? <span>{credit}</span> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}

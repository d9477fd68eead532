import { Picture, type PictureData } from './Picture.tsx';

interface FigureProps {
  readonly picture: PictureData;
  readonly caption?: string | undefined;
  readonly credit?: string | undefined;
  readonly sizes: string;
  readonly ratio?: number;
  readonly first?: boolean;
}

export function Figure({ picture, caption, credit, sizes, ratio, first }: FigureProps) {
  return (
    <figure>
      <Picture
        picture={picture}
        sizes={sizes}
        ratio={ratio ?? picture.width / picture.height}
        {...(first ? { first } : {})}
      />
      {caption || credit ? (
        <figcaption className="meta-parts">
          {caption ? <span>{caption}</span> : null}
          {credit ? <span>{credit}</span> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}

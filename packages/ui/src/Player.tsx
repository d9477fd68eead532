interface PlayerProps {
  readonly src: string;
  readonly title: string;
}

/** A film in a text: 800 × 533 where that fits, and in that proportion where it does not. */
export function Player({ src, title }: PlayerProps) {
  return (
    <figure className="player">
      {/* biome-ignore lint/a11y/useMediaCaption: a film in a text is a file, which has none */}
      <video controls preload="metadata" width={800} height={533} src={src} aria-label={title}>
        <a href={src}>{title}</a>
      </video>
      <figcaption>{title}</figcaption>
    </figure>
  );
}

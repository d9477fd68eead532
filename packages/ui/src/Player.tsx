interface PlayerProps {
  readonly src: string;
  readonly title: string;
  /** Said below it; its title where nothing else is. */
  readonly caption?: string;
  /** What is seen until it plays. */
  readonly poster?: string | undefined;
  readonly captions?:
    | { readonly src: string; readonly lang: string; readonly label: string }
    | undefined;
  /** What a large sign to press says; the script brings it to life and takes it away once the film plays. */
  readonly press?: string;
}

/**
 * A film: 800 × 533 where that fits, and in that proportion where it does not. Nothing of it is loaded before it is
 * played, its captions included: the script shows them from then on, and without script the player's own menu does.
 */
export function Player({ src, title, caption = title, poster, captions, press }: PlayerProps) {
  return (
    <figure className="player">
      <div className="player-box">
        {/* biome-ignore lint/a11y/useMediaCaption: not every film has them */}
        <video
          controls
          playsInline
          preload="none"
          width={800}
          height={533}
          src={src}
          poster={poster}
          aria-label={title}
        >
          {captions ? (
            <track
              kind="captions"
              src={captions.src}
              srcLang={captions.lang}
              label={captions.label}
            />
          ) : null}
          <a href={src}>{title}</a>
        </video>
        {press ? (
          <button
            className="player-press needs-script"
            type="button"
            aria-label={press}
            data-film-press
          />
        ) : null}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

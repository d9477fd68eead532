import { Picture, type PictureData } from './Picture.tsx';

interface PlayerProps {
  readonly src: string;
  readonly title: string;
  /** Said below it; its title where nothing else is. */
  readonly caption?: string;
  /** What is seen until it plays. */
  readonly still?: PictureData | null;
  readonly captions?:
    | { readonly src: string; readonly lang: string; readonly label: string }
    | undefined;
  /** What a large sign to press says; the script brings it to life and takes it away once the film plays. */
  readonly press?: string;
}

/** How wide a player is, as `sizes` says it. */
export const playerSizes = '(width < 960px) 80vw, 800px';

/** Nothing to see through which the still is seen: a film without a poster is darkened by some browsers. */
const clear = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/**
 * A film: 800 × 533 where that fits, and in that proportion where it does not. Nothing of it is loaded before it is
 * played, its captions included: the script shows them from then on, and without script the player's own menu does.
 */
export function Player({ src, title, caption = title, still, captions, press }: PlayerProps) {
  return (
    <figure className="player">
      <div className="player-box">
        {/* Behind the film, and not its poster, which has one width for all screens. */}
        {still ? <Picture picture={still} sizes={playerSizes} first decorative /> : null}
        {/* biome-ignore lint/a11y/useMediaCaption: not every film has them */}
        <video
          controls
          playsInline
          preload="none"
          width={800}
          height={533}
          src={src}
          poster={still ? clear : undefined}
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

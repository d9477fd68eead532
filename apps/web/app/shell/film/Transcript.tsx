import { SectionHead } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { toClock } from '../to-clock.ts';
import type { ShownFilm } from './load-film.server.ts';
import type { SpokenLine } from './parse-captions.ts';

interface TranscriptProps extends Pick<ShownFilm, 'player'> {
  readonly transcript: readonly SpokenLine[];
}

/** What is said, line by line. Each leads to its second of the film: in the player, or without script in the file itself. */
export function Transcript({ transcript, player }: TranscriptProps) {
  const { copy } = usePage();
  if (!transcript.length || !player || 'host' in player) return null;
  return (
    <section className="transcript" aria-labelledby="transcript">
      <SectionHead id="transcript" title={copy.videos.transcript} small />
      <ol>
        {transcript.map(({ at, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes after it is made
          <li key={index}>
            <a href={`${player.src}#t=${at}`} data-film-at={at}>
              <time className="figures">{toClock(at)}</time>
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

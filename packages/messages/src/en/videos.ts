import type { videos as cn } from '../cn/videos.ts';
import type { Shape } from '../shape.ts';

export const videos: Shape<typeof cn> = {
  about: 'Inside the works, along the process, with the engineers: one film, one thing made plain.',
  all: 'All videos',
  latest: 'More new films',
  count: (total) => `${total.toLocaleString('en')} ${total === 1 ? 'video' : 'videos'}`,
  wholeBlock: (total) => `All ${total.toLocaleString('en')}`,
  next: (block) => `Next in “${block}”`,
  place: (place, total) => `${place} of ${total.toLocaleString('en')}`,
  supplier: (name) => `Film: ${name}`,
  withCaptions: 'with captions',
  captions: 'Captions',
  transcript: 'Transcript',
  asked: (size) => `Nothing is loaded before you press play. MP4, ${size}`,
  elsewhere: (host) => `Played by ${host}, which is asked for nothing before you press play.`,
  play: (title) => `Play “${title}”`,
  none: 'The film is still in the cutting room.',
  related: 'Related videos',
  keywordPlaceholder: 'e.g. screw, die change, welding',
  empty: 'No video matches',
  emptyBlock: 'No video in this series yet',
};

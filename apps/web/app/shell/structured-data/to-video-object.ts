import type { Video } from '@ironbridge/contract';
import { sharePath } from '../share-path.ts';
import { type DataPage, toAddress, toImageAddress, toPublisher, toSite } from './house.ts';
import type { Thing } from './thing.ts';

export function toVideoObject(page: DataPage, video: Video, path: string): Thing {
  const { id, title, summary, seconds, file, embed } = video;
  const url = toAddress(page, path);
  return {
    '@type': 'VideoObject',
    '@id': `${url}#video`,
    url,
    name: title,
    description: summary || title,
    thumbnailUrl:
      toImageAddress(page, video.image) ?? toAddress(page, sharePath({ kind: 'video', id })),
    uploadDate: video.publish_time,
    duration: seconds === null ? undefined : toDuration(seconds),
    contentUrl: file ? toAddress(page, file.href) : undefined,
    embedUrl: embed ?? undefined,
    inLanguage: page.edition.lang,
    publisher: toPublisher(page),
    isPartOf: toSite(page),
  };
}

/** `PT1H2M3S`, as ISO 8601 writes how long a thing lasts. */
export function toDuration(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [
    [Math.floor(whole / 3600), 'H'],
    [Math.floor(whole / 60) % 60, 'M'],
    [whole % 60, 'S'],
  ] as const;
  const written = parts.map(([count, unit]) => (count ? `${count}${unit}` : '')).join('');
  return `PT${written || '0S'}`;
}

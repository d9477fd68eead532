import {
  dayFrom,
  daysFrom,
  findExhibitors,
  toShowWords,
  videoBlocks,
  wordsOf,
  wordsOfPaper,
} from '@ironbridge/demo';
import type { PaperDocument, ShowDocument, VideoDocument } from '@ironbridge/search';
import {
  type Keyed,
  noSeo,
  type Setting,
  say,
  toFiled,
  toNamedSupplier,
  toPlace,
} from './setting.ts';

export function toPapers(setting: Setting): Keyed<PaperDocument>[] {
  const { choice, edition, now } = setting;
  return Object.entries(choice.papers).map(([key, paper], i) => ({
    key,
    document: {
      ...toFiled(i + 1, setting),
      ...wordsOfPaper(paper, edition),
      publish_time: daysFrom(now, -paper.daysAgo),
      picture: null,
      pages: null,
      bytes: 0,
      file_key: null,
      supplier: paper.supplier ? toNamedSupplier(paper.supplier, setting) : null,
      seo: noSeo,
      twin_id: null,
    },
  }));
}

export function toVideos(setting: Setting): Keyed<VideoDocument>[] {
  const { choice, edition, now } = setting;
  return Object.entries(choice.videos).map(([key, video], i) => ({
    key,
    document: {
      ...toFiled(i + 1, setting),
      ...wordsOf(video, edition),
      publish_time: daysFrom(now, -video.daysAgo),
      picture: null,
      file: null,
      captions: null,
      embed: null,
      seconds: video.seconds,
      block: {
        id: Object.keys(videoBlocks).indexOf(video.block) + 1,
        name: say(edition, videoBlocks[video.block]),
      },
      supplier: video.supplier ? toNamedSupplier(video.supplier, setting) : null,
      seo: noSeo,
      twin_id: null,
    },
  }));
}

export function toShows(setting: Setting): Keyed<ShowDocument>[] {
  const { choice, edition, now } = setting;
  return choice.shows.map((show, i) => {
    const { country, city, venue, organiser, about } = toShowWords(show, i);
    const { province: _, ...place } = toPlace(edition, { country, city });
    return {
      key: show.name[1],
      document: {
        ...toFiled(i + 1, setting),
        name: say(edition, show.name),
        name_cn: show.name[0],
        name_en: show.name[1],
        organiser: say(edition, organiser),
        venue: say(edition, venue),
        ...place,
        from: dayFrom(now, show.inDays),
        to: dayFrom(now, show.inDays + show.days - 1),
        months: [],
        website: '',
        picture: null,
        about: say(edition, about),
        exhibitors: findExhibitors(show, choice.suppliers).map((key) => ({
          supplier: toNamedSupplier(key, setting),
          hall: '',
          booth: '',
        })),
      },
    };
  });
}

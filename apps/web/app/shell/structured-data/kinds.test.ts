import type { Issue, Paper, Show, Video } from '@ironbridge/contract';
import { editions } from '@ironbridge/domain';
import { messages } from '@ironbridge/messages';
import { describe, expect, it } from 'vitest';
import type { DataPage } from './house.ts';
import { toEvent } from './to-event.ts';
import { toJobPosting } from './to-job-posting.ts';
import { toPublicationIssue } from './to-publication-issue.ts';
import { toReport } from './to-report.ts';
import { toDuration, toVideoObject } from './to-video-object.ts';

const page: DataPage = {
  edition: editions.cn,
  origins: { cn: 'https://cn.example', en: 'https://en.example' },
  copy: messages.cn,
  frame: { settings: undefined, keywords: [], industries: [], neighbours: [] },
};

const time = '2026-11-02T09:00:00+08:00';
const seo = { title: '', description: '', keywords: '', image: null };
const video: Video = {
  id: 3,
  title: '换模',
  image: null,
  summary: '',
  publish_time: time,
  seconds: 185,
  block: null,
  supplier: null,
  industrys: [],
  file: { href: '/files/a.mp4', title: 'a.mp4', bytes: 9 },
  captions: null,
  embed: null,
  tags: [],
  seo,
  twin: null,
};
const paper: Paper = {
  id: 4,
  title: '伺服泵选型',
  brief: '怎样选',
  image: null,
  publish_time: time,
  pages: 24,
  bytes: 9,
  supplier: { id: 5, name: '某泵业' },
  industrys: [],
  inside: [],
  opening: '',
  tags: [],
  seo,
  twin: null,
};
const issue: Issue = {
  id: 6,
  image: null,
  headline: '封面',
  year: 2026,
  period: 11,
  mag: { id: 1, mag_title: '今日塑料', mag_title_cn: '今日塑料', mag_title_en: 'Plastics Today' },
  lang: 'en',
  date: time,
  industrys: [],
  tags: [],
  contents: [
    { title: '封面', page: 4, article: { id: 9, diy_url: null, url: null } },
    { title: '短讯', page: null, article: null },
  ],
  pages: [],
  file: null,
  earlier: null,
  next: null,
  twin: null,
};

const show: Show = {
  id: 8,
  name: '里昂化工过程展',
  name_cn: '里昂化工过程展',
  name_en: 'Lyon Process Technology',
  organiser: '东岸博览',
  venue: '两河会展中心',
  city: '里昂',
  country: '法国',
  from: '2027-08-10',
  to: '2027-08-12',
  website: '',
  image: null,
  industrys: [],
  about: '',
  time_zone: 'Europe/Paris',
  exhibitors: [],
  twin: null,
};

describe('what machines are told of', () => {
  it('[SEO-3] a video without words of its own or a picture', () => {
    expect(toVideoObject(page, video, '/videos/info/3')).toMatchObject({
      '@type': 'VideoObject',
      description: '换模',
      thumbnailUrl: 'https://cn.example/share/video/3.jpg',
      uploadDate: time,
      duration: 'PT3M5S',
      contentUrl: 'https://cn.example/files/a.mp4',
    });
  });

  it('[SEO-3] a white paper: its writer is not its publisher', () => {
    expect(toReport(page, paper, '/whitepapers/info/4')).toMatchObject({
      author: { name: '某泵业' },
      publisher: { name: '铁桥工业网' },
      pagination: '1-24',
    });
  });

  it('[SEO-3] an issue, in the language it is printed in, with what can be read of it', () => {
    const told = toPublicationIssue(page, issue, { name: '今日塑料', path: '/magazines/info/6' });
    expect(told).toMatchObject({
      issueNumber: '11',
      inLanguage: 'en',
      isPartOf: { '@type': 'Periodical', name: '今日塑料' },
      hasPart: [
        { pageStart: 4, url: 'https://cn.example/article/9' },
        { headline: '短讯', url: undefined },
      ],
    });
  });

  it('[SEO-3] a show, by the days of its place', () => {
    expect(toEvent(page, show, '/tradeshow/info/8')).toMatchObject({
      '@type': 'Event',
      startDate: '2027-08-10',
      endDate: '2027-08-12',
      description: '里昂化工过程展',
      alternateName: 'Lyon Process Technology',
      image: ['https://cn.example/share/show/8.jpg'],
      location: { name: '两河会展中心', address: { addressCountry: 'FR' } },
      organizer: { name: '东岸博览', url: undefined },
    });
  });

  it('[SEO-3] an open position that has no last day', () => {
    const job = { id: 7, title: '记者', department: '', place: '上海', posted: time };
    const told = toJobPosting(page, { ...job, closes: null, description: '' }, '/about/careers/7');
    expect(told).toMatchObject({ description: '记者', validThrough: undefined });
    expect(told).toMatchObject({ jobLocation: { address: { addressLocality: '上海' } } });
  });

  it.each([
    [0, 'PT0S'],
    [59.6, 'PT1M'],
    [185, 'PT3M5S'],
    [7203, 'PT2H3S'],
  ])('%d seconds, as %s', (seconds, written) => {
    expect(toDuration(seconds)).toBe(written);
  });
});

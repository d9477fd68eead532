import type { Article } from '@ironbridge/contract';
import { editions } from '@ironbridge/domain';
import { messages } from '@ironbridge/messages';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { DataPage } from './house.ts';
import { StructuredData } from './StructuredData.tsx';
import { toNewsArticle } from './to-news-article.ts';

const page: DataPage = {
  edition: editions.en,
  origins: { cn: 'https://cn.example', en: 'https://en.example' },
  copy: messages.en,
  frame: { settings: undefined, keywords: [], industries: [], neighbours: [] },
};

const article: Article = {
  id: 7,
  title: 'Valves',
  publish_time: '2026-11-02T09:00:00+08:00',
  updated_time: '2026-11-03T09:00:00+08:00',
  diy_url: null,
  url: null,
  standfirst: '',
  summary: '',
  author: '',
  source: '',
  types: [],
  image: null,
  image_caption: '',
  image_credit: '',
  industrys: [],
  tags: [],
  minutes: 1,
  body: [],
  characters: 1,
  corrections: [],
  suppliers: [],
  products: [],
  seo: { title: '', description: '', keywords: '', image: null },
  twin: null,
};

const shown = (given: Partial<Article>) =>
  renderToStaticMarkup(
    <StructuredData things={[toNewsArticle(page, { ...article, ...given }, '/article/7')]} />,
  );

const hostile = [
  '</script><script>alert(1)</script>',
  '</SCRIPT ><img src=x onerror=alert(1)>',
  '<!-- <script> -->',
  '\\u003c/script> "quoted" \u2028 &lt;/script&gt;',
];

describe('what machines are told', () => {
  it.each(hostile)('[SEO-3] stays data, whatever a title holds: %s', (title) => {
    const html = shown({ title, standfirst: title, author: title });
    const [, inside = ''] =
      /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
    const { '@graph': things } = JSON.parse(inside) as { '@graph': { headline: string }[] };
    expect(things.map(({ headline }) => headline)).toEqual([title]);
  });

  it('[SEO-3] leaves out what an article has not, and signs it with the house', () => {
    const told = toNewsArticle(page, article, '/article/7');
    expect(JSON.parse(JSON.stringify(told))).not.toHaveProperty('correction');
    expect(told).toMatchObject({
      url: 'https://en.example/article/7',
      image: ['https://en.example/share/article/7.jpg?v=1793667600'],
      author: { '@type': 'Organization', name: 'Ironbridge', url: 'https://en.example/' },
    });
  });

  it('[SEO-3] says what was put right, and when', () => {
    const corrections = [{ date: '2026-11-03T09:00:00+08:00', text: 'It was 3 bar.' }];
    expect(toNewsArticle(page, { ...article, corrections }, '/article/7')).toMatchObject({
      correction: [
        {
          '@type': 'CorrectionComment',
          text: 'It was 3 bar.',
          datePublished: corrections[0]?.date,
        },
      ],
    });
  });
});

import type { results as cn } from '../cn/results.ts';
import type { Shape } from '../shape.ts';

type Count = Parameters<typeof cn.figure>[0];

const figure = ({ total, beyond }: Count) => total.toLocaleString('en') + (beyond ? '+' : '');
const counted = (one: string, many: string) => (count: Count) =>
  `${figure(count)} ${count.total === 1 ? one : many}`;

export const results: Shape<typeof cn> = {
  title: 'Search',
  about: 'News, products, suppliers, magazines, videos, exhibitions and white papers.',
  quoted: (keyword) => `“${keyword}”`,
  titleOf: (keyword, type) => `“${keyword}” in ${type.toLowerCase()}`,
  types: 'Result types',
  figure,
  count: {
    news: counted('story', 'stories'),
    products: counted('product', 'products'),
    supplier: counted('supplier', 'suppliers'),
    magazines: counted('issue', 'issues'),
    videos: counted('video', 'videos'),
    exhibitions: counted('exhibition', 'exhibitions'),
    whitepapers: counted('white paper', 'white papers'),
  },
  understood: 'What was understood',
  also: {
    term: (typed) => `“${typed}” has other names. We also searched:`,
    pinyin: (typed) => `“${typed}” was read as pinyin for:`,
    traditional: (typed) => `“${typed}” was also searched in simplified characters:`,
  },
  exactly: (keyword) => `Search exactly “${keyword}”`,
  exact: (keyword) => `Searched exactly “${keyword}”, and none of its other names.`,
  widely: 'Search its other names too',
  within: (industry) => `Searched in ${industry} only.`,
  everywhere: 'Search all industries',
  byRelevance: 'Relevance',
  byDate: 'Newest',
  relevanceMeans: 'by where the words stand and how near to each other; nobody can pay for a place',
  dateMeans: 'by date, the latest first',
  year: 'Year',
  product: 'Product and where it matched',
  price: 'Price',
  otherName: 'Chinese name',
  organiser: 'Organiser',
  fields: {
    text: 'Text',
    specification: 'Specification',
    supplier: 'Supplier',
    named: 'Names',
    certificate: 'Certificate',
    contents: 'Contents',
    exhibitor: 'Exhibitor',
    inside: 'Inside',
    block: 'Series',
  },
  narrowProducts: 'Narrow these products by specification',
  best: 'The best of the others',
  none: {
    news: 'stories hold these words.',
    products: 'products hold these words.',
    supplier: 'suppliers hold these words.',
    magazines: 'issues hold these words.',
    videos: 'videos hold these words.',
    exhibitions: 'exhibitions hold these words.',
    whitepapers: 'white papers hold these words.',
  },
  noneHint: 'Nothing is hidden and nothing was padded. From here:',
  unfiltered: (count) => `${count} without the filters`,
  words: 'Word by word',
  wordColumn: 'We looked for',
  countColumn: 'Found alone',
  near: 'Near terms',
  industry: 'Industry',
  otherEdition: 'Chinese edition',
  otherCount: (count) => `${count} in the Chinese edition`,
  otherNone: 'nothing there either',
  ask: 'Ask for it',
  askText:
    'Say what you are looking for in the hall; once an editor has read it, suppliers come to you.',
  askWays: 'Post a demand',
  elsewhere: 'Elsewhere on Ironbridge',
  startText:
    'In English, in Chinese or in pinyin: the names that a thing goes by are searched together.',
  hot: 'What others look for',
  byIndustry: 'By industry',
};

import type { papers as cn } from '../cn/papers.ts';
import type { Shape } from '../shape.ts';

export const papers: Shape<typeof cn> = {
  pages: (pages) => `${pages} ${pages === 1 ? 'page' : 'pages'}`,
  about:
    'Real duties and real figures, one subject to a paper. The contents and the opening are open to all; members download the whole for free.',
  count: (total) => `${total.toLocaleString('en')} ${total === 1 ? 'paper' : 'papers'}`,
  kind: 'White paper',
  publisher: (name) => `Published by ${name}`,
  published: 'Published',
  pagesLabel: 'Pages',
  file: 'File',
  pdf: (size) => `PDF, ${size}`,
  language: 'Language',
  ownLanguage: 'English',
  contents: 'Contents',
  open: 'open',
  opening: 'The opening, open to everyone',
  ends: 'The opening ends here',
  rest: (chapters) => `${chapters} more ${chapters === 1 ? 'chapter' : 'chapters'} in the paper.`,
  restPages: (pages) => `${pages} ${pages === 1 ? 'page' : 'pages'} in all.`,
  getWhole: 'Get the whole paper',
  get: 'Get the PDF',
  members:
    'Free for members: log in, answer a few questions, and the link is yours for 24 hours and can be resumed.',
  download: (size) => `Download, ${size}`,
  agree: 'I have read and agree to the policy on white papers.',
  agreeLink: 'policy on white papers',
  mayWrite: 'The publisher may write to me about this paper.',
  mayWriteOf: (name) => `${name} may write to me about this paper.`,
  newest: 'New white papers',
  all: 'All papers',
  updated: (date) => `Last changed ${date}`,
  related: 'Related white papers',
  empty: 'No white paper matches',
};

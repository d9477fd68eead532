import type { hall as cn } from '../cn/hall.ts';
import type { Shape } from '../shape.ts';

const count = (total: number) => total.toLocaleString('en');

export const hall: Shape<typeof cn> = {
  about:
    'What members want to buy and what they offer: read by an editor before it appears, gone when its time is up.',
  kinds: { demand: 'Wanted', supply: 'Offered' },
  lists: { demand: 'Buying leads', supply: 'Selling leads' },
  listAbout: {
    demand:
      'Materials, machines and services that buyers are looking for, with quantity, place and deadline.',
    supply: 'Stock, capacity and used machines on offer, with quantity, price and place.',
  },
  all: 'All',
  online: 'Live',
  today: 'New today',
  post: { demand: 'Post a demand', supply: 'Post an offer' },
  count: (total) => `${count(total)} ${total === 1 ? 'listing' : 'listings'}`,
  keywordPlaceholder: 'Material, model, standard',
  moreFilters: 'More filters',
  place: 'Place',
  anyPlace: 'Anywhere',
  counted: (name, total) => `${name} (${count(total)})`,
  orders: { newest: 'Newest first', expiring: 'Ending soonest first' },
  empty: 'No listing matches',
  emptyPost: 'Not here? Say what you need, and let suppliers come to you.',
  ledger: {
    time: 'Time',
    kind: 'Kind',
    title: 'Listing',
    quantity: 'Quantity',
    price: 'Price',
    place: 'Place',
    industry: 'Industry',
    left: 'Left',
  },
  onRequest: 'on request',
  daysLeft: (days) => `${days} d`,
  fewDaysLeft: (days) => ['ends today', 'ends tomorrow'][days] ?? `only ${days} d`,
  upToDate: (time) => `All there was at ${time}`,
  check: 'Check for new',
  news: 'new',
  newsKinds: (demands, supplies) =>
    [demands ? `${demands} wanted` : '', supplies ? `${supplies} offered` : '']
      .filter(Boolean)
      .join(', '),
  since: (time) => `since ${time}`,
  show: 'Show',
  arrived: 'Just in',
  posted: (time) => `posted ${time}`,
  updated: (time) => `changed ${time}`,
  number: (id) => `no.\u00a0${id}`,
  facts: {
    price: { demand: 'Target price', supply: 'Asking price' },
    place: { demand: 'Deliver to', supply: 'Goods are in' },
    until: 'Open until',
    original: 'Written in',
  },
  languages: { cn: 'Chinese', en: 'English' },
  detail: { demand: 'What is wanted', supply: 'What is offered' },
  noDetail: 'Nothing more was written: ask for the specification first.',
  guide: {
    demand: {
      title: 'Before you answer, have ready',
      steps: {
        spec: 'Point by point',
        specText: 'Hold your product against the text, and say where it falls short',
        supply: 'Quantity and first date',
        supplyText: 'By week, if you deliver in lots',
        price: 'A delivered price',
        priceText: 'With currency, tax, validity and terms',
        proof: 'Proof',
        proofText: 'Certificates, test reports, or when a sample can leave',
      },
    },
    supply: {
      title: 'Before you ask, know',
      steps: {
        spec: 'Where it will work',
        specText: 'Duty, medium, and what it must fit',
        supply: 'How many, by when',
        supplyText: 'And whether lots will do',
        price: 'Inspection',
        priceText: 'When you can look, and what it is accepted by',
        proof: 'Payment and freight',
        proofText: 'Terms, papers, and who pays the road',
      },
    },
  },
  answer: { demand: 'Answer this demand', supply: 'Ask about this offer' },
  answerText:
    'How to reach whoever posted it is private: Ironbridge passes your words on, and the answer comes to your account and your e-mail.',
  postToo: 'Something to buy or sell yourself?',
  matches: {
    demand: {
      answers: 'On offer in this industry',
      products: 'Products of this industry',
      suppliers: 'Suppliers of this industry with checked certificates',
      similar: 'Others want the like',
    },
    supply: {
      answers: 'Wanted in this industry',
      products: 'Products of this industry',
      suppliers: 'Suppliers of this industry with checked certificates',
      similar: 'More on offer',
    },
  },
  goneTitle: { demand: 'This demand is closed', supply: 'This offer is closed' },
  gone: 'A listing goes when its time is up, when a partner is found or when its owner takes it back; or the link may be incomplete. These are open.',
  instead: { demand: 'Wanted now', supply: 'On offer now' },
};

import { type PageEntry, page } from '../page.ts';
import { prose, table } from '../parts.ts';

export const aboutPagesEn: readonly PageEntry[] = [
  page(
    '/about',
    'About Ironbridge',
    `
Ironbridge is written for people who make things: engineers, buyers and factory owners. We report what has been done, print figures that have been checked, and let buyers and sellers look before they talk.
## What we do
- [News](/articles) of twenty industries, written apart for each language
- [A showroom](/showroom) of suppliers and products whose figures compare
- [Supply and demand](/showroom/platform)
- [Magazines](/magazines), [films](/videos) and [white papers](/whitepapers)
- [Trade shows](/tradeshow) of the past and coming year
## What we do not do
We sell no place in search results, dress no advertisement as news and print no number without its unit.`,
  ),
  page(
    '/about/intro',
    'Who we are',
    `
We are named after the first bridge of cast iron. Its parts were joined like a carpenter’s, with mortises and wedges, since nobody yet knew how iron should be joined. Make it first and understand it after: we like that order.
## The newsrooms
Chinese and English reporters work apart. One event gives two stories, and neither is a translation. Before a technical story appears an engineer who had no part in it reads it; if he cannot follow, it goes back.
## The drawing office
There are no stock photographs here. Sections, isometrics and exploded views are our own, with dimension lines and hatching as on a real drawing.
## The showroom
Products share one dictionary of properties: one quantity, one unit. We check suppliers’ certificates and print the date beside them.
## Where the money comes from
Subscriptions, advertisements marked as such, shows and webinars. A supplier can buy neither a place in the results nor a story; editors do not know who advertises, and the advertising side sees no copy before it is out.
## When we are wrong
One fault, one correction, with its date and what stood there before, at the foot of the piece and never in silence. Tell us, and you have an answer within two working days.`,
  ),
  page(
    '/about/history',
    'History',
    `
The first issue, twenty years ago, had eight pages. These are the years we remember ourselves.`,
  ),
  page(
    '/about/management',
    'Management',
    `
Eight people, half of them once engineers. Their addresses are on the contact page, and letters are answered.`,
  ),
  page(
    '/about/careers',
    'Careers',
    `
We look for people who like to go and see. A short letter will do, but enclose something you have written, drawn or made, and say what still displeases you about it.
## What we offer
- Twenty days of leave, which may be taken in one after the show season
- Travel to plants at cost
- One technical course of your choice a year
- A computer you choose yourself, and a pair of safety boots
## How we choose
We talk for half an hour, then go to a plant together, and each of us writes a page about it. We read yours and you read ours. You hear within two weeks, with the reason if it is a no.`,
  ),
  {
    path: '/about/contact',
    title: 'Contact',
    body: [
      ...prose(`
The newsroom takes no payment for stories. Send news with time, place and someone who can confirm it; corrections to figures, with their source, are answered within two working days.
## Advertising sales
For rates and dates, ask whoever looks after your region. Advertisements are marked as such, and change neither what we print nor the order of search results.`),
      ...table(
        'Advertising sales',
        `
Region | Contact | Telephone | E-mail
Europe | Tom Ashworth | +44 0000 000015 | tom.ashworth@ironbridge.example
North America | Grace Okafor | +1 000 000 0016 | grace.okafor@ironbridge.example
Japan and Korea | Mori Haruka | +81 0 0000 0017 | mori.haruka@ironbridge.example
South-east Asia and India | Arjun Nair | +65 0000 0018 | arjun.nair@ironbridge.example
China | Wen Ruyu | +86 21 0000 0011 | wen.ruyu@ironbridge.example`,
      ),
      ...prose(`
## Addresses
- News: [newsdesk@ironbridge.example](mailto:newsdesk@ironbridge.example)
- Corrections: [data@ironbridge.example](mailto:data@ironbridge.example)
- Subscriptions: [subscribe@ironbridge.example](mailto:subscribe@ironbridge.example)
- Your data and privacy: [privacy@ironbridge.example](mailto:privacy@ironbridge.example)`),
    ],
  },
  page(
    '/about/policy',
    'Privacy policy',
    `
We collect what the task needs and say what for. This page tells what is collected, why, for how long, and how you take it back.
## What we collect
Reading needs no login. For white papers, enquiries, subscriptions and membership we ask for your name, firm and how to reach you. Page views are counted by day, without persons.
## What it is used for
An enquiry goes to the supplier you asked; the details given for a white paper go to its publisher if you have agreed; a subscription serves delivery alone. Nobody else receives them.
## For how long
Enquiries and downloads for two years, subscriptions until you end them. A member’s record is deleted within thirty days of leaving.
## Your rights
You may see, correct, export, withdraw or delete at any time. Write to privacy@ironbridge.example; it is done within seven days.
## Children
The site is for people at work. We collect nothing from children under fourteen.`,
  ),
  page(
    '/whitepapers/policy',
    'About downloading white papers',
    `
White papers are free. Before a download we ask for your name, firm and address, and whether the publisher may write to you.
## What you agree to
The words you agreed to are kept with your answer; later changes do not touch it. You may decline and still download.
## Taking it back
Under “My downloads” in the member centre you can withdraw, and we tell the publisher to delete what it has.
## Copyright
Papers belong to their authors and publishers. Pass them on within your firm; do not sell them or put another name to them.`,
  ),
  page(
    '/appdownload',
    'Get the app',
    `
Read, receive answers to enquiries and keep products on your phone. What you have opened stays readable without a connection.
Scan the code, or search your store for Ironbridge.`,
  ),
];

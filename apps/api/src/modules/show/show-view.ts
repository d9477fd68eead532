import { toDay } from '@ironbridge/domain';
import type { ShowCardDocument, ShowDocument } from '@ironbridge/search';
import type { WireOf } from '../../http/call-route.ts';
import type { OwnTwin, View } from '../../published/published.ts';

type Card = WireOf<'showList'>['list'][number];

export function toShowCard(document: ShowCardDocument, { names, pictures }: View): Card {
  return {
    id: document.id,
    name: document.name,
    name_cn: document.name_cn,
    name_en: document.name_en,
    organiser: document.organiser,
    venue: document.venue,
    city: document.city,
    country: document.country,
    from: toDay(document.from),
    to: toDay(document.to),
    website: document.website,
    image: pictures.picture(document.picture),
    industrys: names.industries(document.industries),
  };
}

export function toShow(document: ShowDocument, view: View, twin: OwnTwin): WireOf<'showInfo'> {
  return {
    ...toShowCard(document, view),
    about: document.about,
    time_zone: document.time_zone ?? 'UTC',
    exhibitors: document.exhibitors.map(({ supplier, hall, booth }) => ({
      supplier: view.pictures.supplier(supplier),
      hall,
      booth,
    })),
    twin,
  };
}

import { type SearchKind, shanghaiDate, toPlainText } from '@ironbridge/domain';
import type { PlaceForms } from '../document.ts';
import type { DocumentOf } from '../kinds/all.ts';
import type { SpecificationDocument } from '../kinds/product.ts';
import type { FindTexts } from './to-find.ts';

/** Which of a kind's fields search looks into. None says who pays, and none may: money moves no result. */
export const textsOf: {
  readonly [Name in SearchKind]: (document: DocumentOf[Name]) => FindTexts;
} = {
  article: (document) => ({
    title: [document.title],
    summary: [document.standfirst, document.summary],
    rest: [
      toPlainText(document.body),
      document.author,
      document.source,
      ...[...document.suppliers, ...document.products].map(({ name }) => name),
    ],
    named: false,
    year: toYear(document.publish_time),
  }),
  product: (document) => ({
    title: [document.name_cn, document.name_en],
    codes: [document.model],
    summary: [document.summary],
    rest: [
      document.description,
      document.supplier?.name ?? '',
      ...document.specs.map(toSpecificationText),
    ],
    named: true,
    year: null,
  }),
  supplier: (document) => ({
    title: [document.name_cn, document.name_en, ...document.brands],
    summary: [document.summary],
    rest: [
      document.profile,
      ...toPlaceTexts(document.place),
      ...document.certificates.map(({ kind }) => kind),
    ],
    named: true,
    year: null,
  }),
  issue: ({ magazine, ...document }) => ({
    title: magazine ? [magazine.mag_title_cn, magazine.mag_title_en] : [],
    summary: document.contents.map(({ title }) => title),
    rest: [`${document.year} ${document.period}`, ...document.pages.map(({ text }) => text)],
    named: true,
    year: document.year,
  }),
  video: (document) => ({
    title: [document.title],
    summary: [document.summary],
    rest: [document.supplier?.name ?? '', document.block?.name ?? ''],
    named: false,
    year: toYear(document.publish_time),
  }),
  show: (document) => ({
    title: [document.name_cn, document.name_en],
    summary: [document.organiser, document.venue, ...toPlaceTexts(document.place)],
    rest: [document.about, ...document.exhibitors.map(({ supplier }) => supplier.name)],
    named: true,
    year: toYear(document.from),
  }),
  paper: (document) => ({
    title: [document.title],
    summary: [document.brief],
    rest: [...document.inside, document.opening, document.supplier?.name ?? ''],
    named: false,
    year: toYear(document.publish_time),
  }),
};

function toYear(time: string): number {
  return Number(shanghaiDate(time).slice(0, 4));
}

/** In both languages: where a thing is, is asked in either. */
function toPlaceTexts({ country, province, city }: PlaceForms): string[] {
  return [...country, ...province, ...city];
}

function toSpecificationText({ text, number, from, to, unit }: SpecificationDocument): string {
  return text ?? [number, from, to, unit].filter((part) => part !== undefined).join(' ');
}

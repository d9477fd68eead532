import { randomUUID } from 'node:crypto';
import {
  type CallData,
  type CallName,
  type CallQuery,
  callPath,
  isEnvelope,
  type MemberCallName,
  type MemberTakes,
  memberCalls,
} from '@ironbridge/contract';
import type { EditionId } from '@ironbridge/domain';
import type { NewMember } from '@ironbridge/people';
import { read, type Stack } from './stack.ts';

/** A form as one person sends it: again and again the same, until it is taken. */
export interface FilledForm {
  readonly path: string;
  readonly body: string;
}

export interface FormKind {
  /** Where it is kept: one row for each who sent it. */
  readonly table: string;
  /** The letters that follow, by their templates. */
  readonly letters: readonly string[];
  fill(person: NewMember): FilledForm;
}

function filled<Name extends MemberCallName>(name: Name, body: MemberTakes<Name>): FilledForm {
  return { path: memberCalls[name].path, body: JSON.stringify(body) };
}

const company = 'Drill Works';
const reachedAt = ({ truename: name, email, phone }: NewMember) => ({ name, email, phone });

/** Like nobody else's, so that the desk's can be counted. */
export const listingTitle = ({ truename }: NewMember): string => `Forty pumps for ${truename}`;

/** Every kind of form there is, about things that the demo holds and a supplier who can be written to. */
export async function openForms(
  stack: Stack,
  edition: EditionId,
  supplier: number,
): Promise<FormKind[]> {
  const ask = <Name extends CallName>(name: Name, query: CallQuery<Name>) =>
    getData(stack, edition, name, query);
  const magazine = first((await ask('magazines', {})).list).id;
  const paper = first((await ask('paperList', {})).list).id;
  const product = first((await ask('productList', {})).list).id;
  const industry = first(
    (await ask('industryTree', {})).tree.flatMap(({ industrys }) => industrys),
  ).id;
  return [
    {
      table: 'favourites',
      letters: [],
      fill: () => filled('markFavourite', { kind: 'product', id: product, marked: true }),
    },
    {
      table: 'leads',
      letters: [],
      fill: (person) =>
        filled('requestPaper', {
          form: randomUUID(),
          paper,
          name: person.truename,
          email: person.email,
          company,
          country: 'DE',
          role: 'engineering',
          agreed: true,
          may_write: false,
        }),
    },
    {
      table: 'subscriptions',
      letters: ['subscribed'],
      fill: (person) =>
        filled('subscribe', {
          form: randomUUID(),
          magazine,
          types: ['ezine'],
          ...reachedAt(person),
          company,
          questionnaire: {
            education: 'undergraduate',
            role: 'engineering',
            firm_size: 'under_200',
            buying: 'decides',
            industry,
          },
          agreed: true,
        }),
    },
    {
      table: 'enquiries',
      letters: ['enquiry', 'enquiry_copy'],
      fill: (person) =>
        filled('enquire', {
          form: randomUUID(),
          kind: 'supplier',
          ids: [supplier],
          message: 'What would forty of them cost, and when could they be here?',
          quantity: '40',
          ...reachedAt(person),
          company,
          agreed: true,
          files: [],
        }),
    },
    {
      table: 'listings',
      letters: [],
      fill: (person) =>
        filled('postListing', {
          form: randomUUID(),
          kind: 'demand',
          title: listingTitle(person),
          detail: 'For water of 90 °C, with the papers.',
          quantity: 40,
          unit: 'pc',
          price: null,
          currency: '',
          place: 'Hamburg',
          industries: [industry],
          days: 7,
          ...reachedAt(person),
          agreed: true,
        }),
    },
    {
      table: 'messages',
      letters: [],
      fill: (person) =>
        filled('sendMessage', {
          form: randomUUID(),
          topic: 'editorial',
          message: 'There is a word too many in the second line.',
          ...reachedAt(person),
          agreed: true,
          homepage: '',
        }),
    },
  ];
}

export async function getFirstSupplier(stack: Stack, edition: EditionId): Promise<number> {
  return first((await getData(stack, edition, 'supplierList', {})).list).id;
}

async function getData<Name extends CallName>(
  stack: Stack,
  edition: EditionId,
  name: Name,
  query: CallQuery<Name>,
): Promise<CallData<Name>> {
  const { text } = await read(stack, edition, callPath(name, query));
  const body: unknown = JSON.parse(text);
  if (!isEnvelope<CallData<Name>>(body) || body.code === 0) throw new Error(`${name}: ${text}`);
  return body.data;
}

function first<Item>(list: readonly Item[]): Item {
  const [item] = list;
  if (item === undefined) throw new Error("The demo content is not there: run 'pnpm demo' first");
  return item;
}

import type { CallData } from '@ironbridge/contract';
import { type DataPage, toAddress, toPublisher } from './house.ts';
import type { Thing } from './thing.ts';

/** Places are written as towns; the house hires where it is at home. */
const country = 'CN';

export function toJobPosting(page: DataPage, job: CallData<'jobInfo'>, path: string): Thing {
  const { id, title, description, place, posted, closes } = job;
  const house = toPublisher(page);
  return {
    '@type': 'JobPosting',
    '@id': `${toAddress(page, path)}#job`,
    url: toAddress(page, path),
    title,
    description: description || title,
    datePosted: posted,
    validThrough: closes ?? undefined,
    identifier: { '@type': 'PropertyValue', name: page.edition.name, value: String(id) },
    hiringOrganization: house,
    industry: job.department || undefined,
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: country },
    },
  };
}

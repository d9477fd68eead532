import type { MemberData } from '@ironbridge/contract';
import { accountPath, enquiryPath, ownListingPath } from '@ironbridge/domain';
import { getMember } from '../../platform/login-first.server.ts';
import type { Visit } from '../../platform/visit.server.ts';

/** Something that waits for the member, and the way to it. */
export interface Task {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly href: string;
}

const looked = { page: 1, rows: 20 };

/** What needs the member today, and what it was found in. What cannot be asked is left out; the page stands. */
export async function loadOverview(visit: Visit, request: Request) {
  const { truename } = await getMember(visit, request);
  const { member } = visit;
  const [enquiries, listings, downloads] = await Promise.all([
    member.find('enquiryList', looked),
    member.find('postedListings', looked),
    member.find('downloads', looked),
  ]);
  const tasks = [
    ...toAnswers(enquiries, visit),
    ...toRefused(listings, visit),
    ...toUnfetched(downloads, visit),
    ...(truename ? [] : [toProfileTask(visit)]),
  ];
  return {
    tasks,
    enquiries: orNone(enquiries),
    listings: orNone(listings),
    downloads: orNone(downloads),
  };
}

function orNone<Found extends { readonly total: number }>(
  found: Found | undefined,
): Found | undefined {
  return found?.total ? found : undefined;
}

function toAnswers(found: MemberData<'enquiryList'> | undefined, { copy }: Visit): Task[] {
  const words = copy.account;
  return (found?.list ?? [])
    .filter(({ unread }) => unread)
    .map(({ id, name, recipient }) => ({
      title: words.answered(recipient),
      text: name,
      link: words.readAnswer,
      href: enquiryPath(id),
    }));
}

function toRefused(found: MemberData<'postedListings'> | undefined, { copy }: Visit): Task[] {
  const words = copy.account;
  return (found?.list ?? [])
    .filter(({ state }) => state === 'refused')
    .map(({ id, title, reason }) => ({
      title: words.refused(title),
      text: reason,
      link: words.mend,
      href: ownListingPath(id),
    }));
}

function toUnfetched(found: MemberData<'downloads'> | undefined, { copy }: Visit): Task[] {
  const words = copy.account;
  const waiting = (found?.list ?? []).filter(
    ({ link, reached, bytes }) => link !== null && reached < bytes,
  );
  if (!waiting.length) return [];
  return [
    {
      title: words.unfetched(waiting.length),
      text: words.unfetchedText,
      link: words.fetchOn,
      href: accountPath('downloads'),
    },
  ];
}

function toProfileTask({ copy: { account: words } }: Visit): Task {
  return {
    title: words.completeTitle,
    text: words.completeText,
    link: words.completeLink,
    href: accountPath('profile'),
  };
}

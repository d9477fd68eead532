import { accountPath } from '@ironbridge/domain';
import { getMember } from '../../platform/login-first.server.ts';
import type { Visit } from '../../platform/visit.server.ts';

/** Something that waits for the member, and the way to it. */
interface Task {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly href: string;
}

const looked = { page: 1, rows: 20 };

/** What needs the member today. What cannot be asked is left out; the rest of the page stands. */
export async function loadOverview(visit: Visit, request: Request) {
  const { truename } = await getMember(visit, request);
  const found = await Promise.all([findAnswers(visit), findRefused(visit), findUnfetched(visit)]);
  return { tasks: [...found.flat(), ...(truename ? [] : [toProfileTask(visit)])] };
}

export type OverviewPage = Awaited<ReturnType<typeof loadOverview>>;

async function findAnswers({ member, copy }: Visit): Promise<Task[]> {
  const words = copy.account;
  const found = await member.find('enquiryList', looked);
  return (found?.list ?? [])
    .filter(({ unread }) => unread)
    .map(({ id, name, recipient }) => ({
      title: words.answered(recipient),
      text: name,
      link: words.readAnswer,
      href: accountPath(`enquiries/${id}`),
    }));
}

async function findRefused({ member, copy }: Visit): Promise<Task[]> {
  const words = copy.account;
  const found = await member.find('postedListings', looked);
  return (found?.list ?? [])
    .filter(({ state }) => state === 'refused')
    .map(({ id, title, reason }) => ({
      title: words.refused(title),
      text: reason,
      link: words.mend,
      href: accountPath(`listings/${id}`),
    }));
}

async function findUnfetched({ member, copy }: Visit): Promise<Task[]> {
  const words = copy.account;
  const found = await member.find('downloads', looked);
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

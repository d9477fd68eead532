import {
  paperListPath,
  postListingPath,
  productListPath,
  showroomPath,
  subscribePath,
} from '@ironbridge/domain';
import { SectionHead } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { TaskLine } from './TaskLine.tsx';

/** For who has nothing here yet: what each section is for, and where to find something for it. */
export function FirstSteps() {
  const { copy } = usePage();
  const { account, enquiries, favourites, downloads, subscriptions, posting } = copy;
  const steps = [
    {
      title: account.enquiries,
      text: enquiries.emptyText,
      link: enquiries.browse,
      href: productListPath(),
    },
    {
      title: account.favourites,
      text: favourites.emptyText,
      link: favourites.emptyLink,
      href: showroomPath,
    },
    {
      title: account.downloads,
      text: downloads.emptyText,
      link: downloads.emptyLink,
      href: paperListPath(),
    },
    {
      title: account.subscriptions,
      text: subscriptions.emptyText,
      link: subscriptions.title,
      href: subscribePath(),
    },
    {
      title: account.listings,
      text: posting.emptyText,
      link: posting.newTitle.demand,
      href: postListingPath('demand'),
    },
  ];
  return (
    <section className="own-band" aria-labelledby="first-steps">
      <SectionHead id="first-steps" title={account.firstSteps} />
      <ul className="account-steps">
        {steps.map((step) => (
          <TaskLine key={step.href} {...step} />
        ))}
      </ul>
    </section>
  );
}

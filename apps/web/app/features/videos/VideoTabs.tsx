import { videoListPath } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import { ListTabs } from '../../shell/list/ListTabs.tsx';

interface VideoTabsProps {
  readonly tabs: readonly { readonly name: string; readonly href: string }[];
  /** The address of the one that is shown. */
  readonly current: string;
}

/** All videos, and each block by itself. */
export function VideoTabs({ tabs, current }: VideoTabsProps) {
  const { copy } = usePage();
  const all = { name: copy.videos.all, href: videoListPath() };
  return (
    <ListTabs tabs={[all, ...tabs].map((tab) => ({ ...tab, current: tab.href === current }))} />
  );
}

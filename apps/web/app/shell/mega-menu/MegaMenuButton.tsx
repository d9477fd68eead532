import { Icon } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';

/** Opens the menu of all industries; until the script is there, a link to the same in the site map. */
export function MegaMenuButton({ className }: { readonly className: string }) {
  const { copy } = usePage();
  return (
    <>
      <a className={`${className} mega-link`} href="/sitemaps">
        <Icon name="menu" />
        {copy.frame.allIndustries}
      </a>
      <button type="button" className={`${className} mega-button`} aria-expanded="false">
        <Icon name="menu" />
        <Icon name="close" />
        {copy.frame.allIndustries}
      </button>
    </>
  );
}

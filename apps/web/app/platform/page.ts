import type {
  AccountCounts,
  ArticleCard,
  CallData,
  IndustryCounts,
  Profile,
  Settings,
} from '@ironbridge/contract';
import type { Edition, EditionOrigins } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';
import { createContext, useContext } from 'react';

/** What every part of a page may know without being told: where it is shown, in which words, among what. */
export interface Page {
  readonly edition: Edition;
  readonly copy: Messages;
  readonly origins: EditionOrigins;
  readonly path: string;
  readonly requestId: string;
  readonly now: Date;
  /** The browser's script, by its address in this release; a part of a page has none. */
  readonly script?: string;
  readonly frame: Frame;
  /** Whose page it is; what everybody gets knows nobody. */
  readonly member?: Profile;
  readonly counts?: AccountCounts;
  /** Only where there is no page. */
  readonly waysOn?: WaysOn;
}

/** What stands around every page. */
export interface Frame {
  readonly settings: Settings | undefined;
  readonly keywords: readonly string[];
  readonly industries: readonly FrameIndustry[];
  /** Other sites that the edition names at its foot. */
  readonly neighbours: CallData<'blogrolls'>['list'];
}

/** What leads on from where nothing is. */
export interface WaysOn {
  readonly popular: readonly ArticleCard[];
  readonly industries: readonly {
    readonly id: number;
    readonly name: string;
    readonly seo_path: string;
    readonly counts: IndustryCounts;
  }[];
}

export interface FrameIndustry {
  readonly id: number;
  readonly name: string;
  readonly hue: number;
  readonly seo_path: string;
  readonly icon: string;
  readonly inNavigation: boolean;
  readonly children: readonly { readonly id: number; readonly name: string }[];
}

export const PageContext = createContext<Page | undefined>(undefined);

export function usePage(): Page {
  const page = useContext(PageContext);
  if (page === undefined) throw new Error('Rendered outside a page');
  return page;
}

import type { Settings } from '@ironbridge/contract';
import { useRouteLoaderData } from 'react-router';
import type { Api } from '../platform/api.server.ts';

/** What stands around every page. A page without it is still a page. */
export interface Frame {
  readonly settings: Settings | undefined;
  readonly keywords: readonly string[];
  readonly industries: readonly FrameIndustry[];
}

export interface FrameIndustry {
  readonly id: number;
  readonly name: string;
  readonly hue: number;
  readonly icon: string;
  readonly inNavigation: boolean;
  readonly children: readonly { readonly id: number; readonly name: string }[];
}

export async function loadFrame(api: Api): Promise<Frame> {
  const base = await api.find('baseinfo', {});
  return {
    settings: base?.settings,
    keywords: base?.keywords.map(({ title }) => title) ?? [],
    industries:
      base?.industrys.map(({ id, name, hue, icon, seo_path, show_nav, childlist }) => ({
        id,
        name,
        hue,
        icon: icon || seo_path,
        inNavigation: show_nav,
        children: childlist.map((child) => ({ id: child.id, name: child.name })),
      })) ?? [],
  };
}

const bare: Frame = { settings: undefined, keywords: [], industries: [] };

/** From the root's loader; where that has failed, a frame with nothing in it. */
export function useFrame(): Frame {
  return useRouteLoaderData<() => Promise<Frame>>('root') ?? bare;
}

import type { Visit } from '../../platform/visit.server.ts';
import { toGroupName, toIndustryView } from '../to-industry-view.ts';
import { loadIndustryPanel } from './load-industry-panel.server.ts';

/** The industries that the desk wants in menus, and the first of them opened. */
export async function loadMegaMenu(visit: Visit) {
  const { tree } = await visit.api.get('industryTree', {});
  const groups = tree
    .map((group) => ({
      name: toGroupName(group, visit.edition),
      industries: group.industrys
        .filter(({ show_nav }) => show_nav)
        .map((industry) => toIndustryView(industry, visit.edition)),
    }))
    .filter(({ industries }) => industries.length > 0);
  const first = groups[0]?.industries[0];
  return { groups, panel: first && (await loadIndustryPanel(visit, first.id)) };
}

import type { CollectionConfig } from 'payload';
import { articles } from './articles.ts';
import { auditLog } from './audit-log.ts';
import { banners } from './banners.ts';
import { blogrolls } from './blogrolls.ts';
import { equip } from './equip.ts';
import { frontPages } from './front-pages.ts';
import { hotKeywords } from './hot-keywords.ts';
import { importMappings } from './import-mappings.ts';
import { imports } from './imports.ts';
import { industries } from './industries.ts';
import { industryGroups } from './industry-groups.ts';
import { issues } from './issues.ts';
import { listings } from './listings.ts';
import { magazines } from './magazines.ts';
import { media } from './media.ts';
import { mediaItems } from './media-items.ts';
import { milestones } from './milestones.ts';
import { offices } from './offices.ts';
import { pages } from './pages.ts';
import { people } from './people.ts';
import { privateFiles } from './private-files.ts';
import { products } from './products.ts';
import { properties } from './properties.ts';
import { redirects } from './redirects.ts';
import { settings } from './settings.ts';
import { shows } from './shows.ts';
import { suppliers } from './suppliers.ts';
import { tags } from './tags.ts';
import { terms } from './terms.ts';
import { twinPairs } from './twin-pairs.ts';
import { users } from './users.ts';
import { vacancies } from './vacancies.ts';
import { videoBlocks } from './video-blocks.ts';
import { videos } from './videos.ts';
import { whitePapers } from './white-papers.ts';

/** In the order of the desk's menu. */
const every: CollectionConfig[] = [
  articles,
  frontPages,
  media,
  twinPairs,
  videos,
  videoBlocks,
  whitePapers,
  privateFiles,
  magazines,
  issues,
  suppliers,
  products,
  shows,
  listings,
  imports,
  importMappings,
  banners,
  industries,
  industryGroups,
  tags,
  properties,
  terms,
  pages,
  mediaItems,
  offices,
  people,
  vacancies,
  milestones,
  settings,
  blogrolls,
  hotKeywords,
  redirects,
  users,
  auditLog,
];

export const collections = every.map(equip);

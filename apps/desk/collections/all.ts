import type { CollectionConfig } from 'payload';
import { articles } from './articles.ts';
import { auditLog } from './audit-log.ts';
import { equip } from './equip.ts';
import { hotKeywords } from './hot-keywords.ts';
import { importMappings } from './import-mappings.ts';
import { imports } from './imports.ts';
import { industries } from './industries.ts';
import { industryGroups } from './industry-groups.ts';
import { media } from './media.ts';
import { products } from './products.ts';
import { properties } from './properties.ts';
import { settings } from './settings.ts';
import { suppliers } from './suppliers.ts';
import { tags } from './tags.ts';
import { twinPairs } from './twin-pairs.ts';
import { users } from './users.ts';
import { videoBlocks } from './video-blocks.ts';
import { videos } from './videos.ts';

/** In the order of the desk's menu. */
const every: CollectionConfig[] = [
  articles,
  media,
  twinPairs,
  videos,
  videoBlocks,
  suppliers,
  products,
  imports,
  importMappings,
  industries,
  industryGroups,
  tags,
  properties,
  settings,
  hotKeywords,
  users,
  auditLog,
];

export const collections = every.map(equip);

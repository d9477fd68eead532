import type { Kind } from '@ironbridge/domain';
import { articles } from './articles.ts';
import { banners } from './banner.ts';
import { blogrolls } from './blogroll.ts';
import { frontPages } from './front-page.ts';
import { issues } from './issue.ts';
import { listings } from './listing.ts';
import { magazines } from './magazine.ts';
import { mediaItems } from './media-item.ts';
import { milestones } from './milestone.ts';
import { offices } from './office.ts';
import { pages } from './page.ts';
import { papers } from './paper.ts';
import { people } from './person.ts';
import { products } from './products.ts';
import { redirects } from './redirect.ts';
import { shows } from './show.ts';
import type { Source } from './source.ts';
import { suppliers } from './suppliers.ts';
import { terms } from './term.ts';
import { vacancies } from './vacancy.ts';
import { videos } from './video.ts';
import { videoBlocks } from './video-block.ts';

export const sources: Readonly<Record<Kind, Source>> = {
  article: articles,
  product: products,
  supplier: suppliers,
  magazine: magazines,
  issue: issues,
  show: shows,
  listing: listings,
  office: offices,
  person: people,
  vacancy: vacancies,
  milestone: milestones,
  term: terms,
  redirect: redirects,
  video: videos,
  video_block: videoBlocks,
  paper: papers,
  page: pages,
  media_item: mediaItems,
  banner: banners,
  blogroll: blogrolls,
  front_page: frontPages,
};

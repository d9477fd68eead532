import type { Document } from '../document.ts';
import type { BlogrollDocument } from '../kinds/blogroll.ts';
import type { FrontPageDocument } from '../kinds/front-page.ts';
import type { MagazineDocument } from '../kinds/magazine.ts';
import type { MilestoneDocument } from '../kinds/milestone.ts';
import type { OfficeDocument } from '../kinds/office.ts';
import type { PersonDocument } from '../kinds/person.ts';
import type { VacancyDocument } from '../kinds/vacancy.ts';
import type { VideoBlockDocument } from '../kinds/video-block.ts';
import type { Search } from './list-search.ts';

/** More than any of these kinds will ever hold; they are short enough to be read whole. */
const most = 1000;

/** In the order that editors gave them. */
const inOrder = [{ order: 'asc' }, { id: 'asc' }] as const;

export const wholeLists = {
  blogroll: wholeOf<BlogrollDocument>(inOrder),
  /** One in each edition. */
  front_page: wholeOf<FrontPageDocument>([{ id: 'asc' }]),
  magazine: wholeOf<MagazineDocument>(inOrder),
  office: wholeOf<OfficeDocument>(inOrder),
  person: wholeOf<PersonDocument>(inOrder),
  video_block: wholeOf<VideoBlockDocument>(inOrder),
  vacancy: wholeOf<VacancyDocument>([{ posted: 'desc' }, { id: 'desc' }]),
  milestone: wholeOf<MilestoneDocument>([{ year: 'desc' }, { month: 'desc' }, { id: 'desc' }]),
} as const;

function wholeOf<Whole extends Document>(sort: Search<Whole>['sort']): Search<Whole> {
  return {
    query: { match_all: {} },
    sort,
    from: 0,
    size: most,
    track_total_hits: false,
    _source: true,
  };
}

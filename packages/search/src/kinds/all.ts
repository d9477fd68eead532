import type { Kind } from '@ironbridge/domain';
import type { IndexShape } from '../index-shape.ts';
import { type ArticleDocument, article } from './article.ts';
import { type BannerDocument, banner } from './banner.ts';
import { type BlogrollDocument, blogroll } from './blogroll.ts';
import { type FrontPageDocument, frontPage } from './front-page.ts';
import { type IssueDocument, issue } from './issue.ts';
import { type ListingDocument, listing } from './listing.ts';
import { type MagazineDocument, magazine } from './magazine.ts';
import { type MediaItemDocument, mediaItem } from './media-item.ts';
import { type MilestoneDocument, milestone } from './milestone.ts';
import { type OfficeDocument, office } from './office.ts';
import { type PageDocument, page } from './page.ts';
import { type PaperDocument, paper } from './paper.ts';
import { type PersonDocument, person } from './person.ts';
import { type ProductDocument, product } from './product.ts';
import { type RedirectDocument, redirect } from './redirect.ts';
import { type ShowDocument, show } from './show.ts';
import { type SupplierDocument, supplier } from './supplier.ts';
import { type TermDocument, term } from './term.ts';
import { type VacancyDocument, vacancy } from './vacancy.ts';
import { type VideoDocument, video } from './video.ts';
import { type VideoBlockDocument, videoBlock } from './video-block.ts';

export interface DocumentOf {
  readonly article: ArticleDocument;
  readonly magazine: MagazineDocument;
  readonly issue: IssueDocument;
  readonly show: ShowDocument;
  readonly listing: ListingDocument;
  readonly office: OfficeDocument;
  readonly person: PersonDocument;
  readonly vacancy: VacancyDocument;
  readonly milestone: MilestoneDocument;
  readonly term: TermDocument;
  readonly redirect: RedirectDocument;
  readonly product: ProductDocument;
  readonly supplier: SupplierDocument;
  readonly video: VideoDocument;
  readonly video_block: VideoBlockDocument;
  readonly paper: PaperDocument;
  readonly page: PageDocument;
  readonly media_item: MediaItemDocument;
  readonly banner: BannerDocument;
  readonly blogroll: BlogrollDocument;
  readonly front_page: FrontPageDocument;
}

/** A kind that is missing here, or a field that is missing in its shape, does not compile. */
export const shapes: { readonly [Name in Kind]: IndexShape<DocumentOf[Name]> } = {
  article,
  magazine,
  issue,
  show,
  listing,
  office,
  person,
  vacancy,
  milestone,
  term,
  redirect,
  product,
  supplier,
  video,
  video_block: videoBlock,
  paper,
  page,
  media_item: mediaItem,
  banner,
  blogroll,
  front_page: frontPage,
};

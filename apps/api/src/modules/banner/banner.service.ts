import { type CallQuery, errorCatalogue } from '@ironbridge/contract';
import {
  type CacheTag,
  type EditionId,
  type EditionOrigins,
  freshSeconds,
  listTag,
  referenceTag,
} from '@ironbridge/domain';
import { type BannerDocument, bannerSearch } from '@ironbridge/search';
import { PublicError } from '@ironbridge/service';
import { type CallAnswer, toJson, type WireOf } from '../../http/call-route.ts';
import { isShown, secondsUntilChange } from '../../published/booking.ts';
import type { Published, View } from '../../published/published.ts';
import { inDrawnOrder } from './banner-draw.ts';
import { findTarget } from './banner-target.ts';
import type { BannerClaim, BannerSigner, SignedBanner } from './banner-token.ts';

type WireBanner = WireOf<'bannerPlace'>['banners'][number];

interface Drawn {
  /** Those of a place, the one to show first. */
  readonly findIn: (code: string) => WireBanner[];
  readonly tags: readonly CacheTag[];
  readonly seconds: number;
}

export class BannerService {
  readonly #published: Published;
  readonly #signer: BannerSigner;
  readonly #origins: EditionOrigins;

  constructor(published: Published, signer: BannerSigner, origins: EditionOrigins) {
    this.#published = published;
    this.#signer = signer;
    this.#origins = origins;
  }

  /** A place where nothing is booked, or that nobody knows, is an empty one. */
  async place(
    { code, sid }: CallQuery<'bannerPlace'>,
    edition: EditionId,
  ): Promise<CallAnswer<'bannerPlace'>> {
    const { findIn, tags, seconds } = await this.draw([code], edition, sid);
    return { json: toJson({ banners: findIn(code) }), tags, seconds };
  }

  /** What is shown in several places of a page, by their codes. */
  async draw(codes: readonly string[], edition: EditionId, sid?: number): Promise<Drawn> {
    const now = Date.now();
    const soon = now + freshSeconds.page * 1000;
    const search = bannerSearch(codes, new Date(now), new Date(soon));
    const { documents } = await this.#published.search('banner', edition, search);
    const view = this.#published.view(edition);
    const here = documents.filter(({ code, industries }) =>
      isFor(industries, view.names.industriesOfPlace(code, sid)),
    );
    const shown = here.filter((banner) => isShown(banner, now));
    return {
      findIn: (place) =>
        inDrawnOrder(
          shown.filter(({ code }) => code === place),
          now,
        ).map((banner) => this.#toWire(banner, view, now)),
      tags: [listTag(edition, 'banner'), referenceTag(edition)],
      seconds: secondsUntilChange(here, now, freshSeconds.page),
    };
  }

  /** What a banner's sign vouches for, in the edition it was made for. */
  getClaim(signed: SignedBanner, edition: EditionId): BannerClaim {
    const claim = this.#signer.find(signed, Date.now());
    if (claim?.edition !== edition) throw new PublicError(errorCatalogue.banner_refused);
    return claim;
  }

  /** Where the desk says that a banner leads, for as long as it is shown. */
  async getTarget({ id, edition }: BannerClaim): Promise<string> {
    const banner = await this.#published.find('banner', edition, id);
    const target =
      banner && isShown(banner, Date.now())
        ? findTarget(banner.target, this.#origins[edition])
        : undefined;
    if (target === undefined) throw new PublicError(errorCatalogue.banner_refused);
    return target;
  }

  #toWire(
    { id, code, title, image, image2 }: BannerDocument,
    { edition, pictures }: View,
    now: number,
  ): WireBanner {
    return {
      id,
      code,
      title,
      image: pictures.picture(image),
      image2: pictures.picture(image2),
      ...this.#signer.sign({ id, edition, place: code }, now),
    };
  }
}

/** Booked for no industry it is for every page, otherwise for pages of its industries and of those below them. */
function isFor(industries: readonly number[], around: ReadonlySet<number>): boolean {
  return industries.length === 0 || industries.some((id) => around.has(id));
}

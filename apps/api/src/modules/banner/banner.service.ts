import type { CallQuery } from '@ironbridge/contract';
import { type EditionId, freshSeconds, listTag, referenceTag } from '@ironbridge/domain';
import type { BannerDocument } from '@ironbridge/search';
import { type CallAnswer, toJson, type WireOf } from '../../http/call-route.ts';
import type { Pictures } from '../../pictures.ts';
import type { ReferenceService } from '../reference/reference.service.ts';
import type { BannerRepository } from './banner.repository.ts';
import { inDrawnOrder, isShown, secondsUntilChange } from './banner-schedule.ts';
import type { BannerSigner } from './banner-token.ts';

export class BannerService {
  readonly #banners: BannerRepository;
  readonly #reference: ReferenceService;
  readonly #pictures: Pictures;
  readonly #signer: BannerSigner;

  constructor(
    banners: BannerRepository,
    reference: ReferenceService,
    pictures: Pictures,
    signer: BannerSigner,
  ) {
    this.#banners = banners;
    this.#reference = reference;
    this.#pictures = pictures;
    this.#signer = signer;
  }

  /** A place where nothing is booked, or that nobody knows, is an empty one. */
  async place(
    { code, sid }: CallQuery<'bannerPlace'>,
    edition: EditionId,
  ): Promise<CallAnswer<'bannerPlace'>> {
    const now = Date.now();
    const soon = now + freshSeconds.page * 1000;
    const booked = await this.#banners.list(edition, code, new Date(now), new Date(soon));
    const around = this.#reference.get(edition).industriesOfPlace(code, sid);
    const here = booked.filter(({ industries }) => isFor(industries, around));
    const shown = here.filter((banner) => isShown(banner, now));
    return {
      json: toJson({
        banners: inDrawnOrder(shown, now).map((banner) => this.#toWire(banner, edition, now)),
      }),
      tags: [listTag(edition, 'banner'), referenceTag(edition)],
      seconds: secondsUntilChange(here, now, freshSeconds.page),
    };
  }

  #toWire(
    { id, code, title, image, image2 }: BannerDocument,
    edition: EditionId,
    now: number,
  ): WireOf<'bannerPlace'>['banners'][number] {
    return {
      id,
      code,
      title,
      image: this.#pictures.picture(image),
      image2: this.#pictures.picture(image2),
      ...this.#signer.sign({ id, edition, place: code }, now),
    };
  }
}

/** Booked for no industry it is for every page, otherwise for pages of its industries and of those below them. */
function isFor(industries: readonly number[], around: ReadonlySet<number>): boolean {
  return industries.length === 0 || industries.some((id) => around.has(id));
}

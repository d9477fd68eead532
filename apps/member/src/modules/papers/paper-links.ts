import { createHmac } from 'node:crypto';
import { paperFilePath } from '@ironbridge/domain';
import { isSameSign } from '@ironbridge/service';

interface Linked {
  readonly download: number;
  readonly member: number;
  /** Seconds since 1970. */
  readonly until: number;
}

/** Links to files that are good for one member and for a while: sent on to somebody else they open nothing. */
export class PaperLinks {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = createHmac('sha256', secret).update('paper links').digest();
  }

  toLink(linked: Linked): string {
    const { download, until } = linked;
    return paperFilePath({ id: download, until, sign: this.#sign(linked) });
  }

  isSigned(linked: Linked, sign: string): boolean {
    return isSameSign(sign, this.#sign(linked));
  }

  #sign({ download, member, until }: Linked): string {
    return createHmac('sha256', this.#key)
      .update(`${download}.${member}.${until}`)
      .digest('base64url');
  }
}

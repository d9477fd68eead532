import { type ListingKind, listingPath, ownListingPath } from '@ironbridge/domain';
import type { Letter } from '../letter.ts';
import { getReferred, isShownBy, type Template } from './template.ts';

const words = {
  cn: {
    subject: {
      live: (title: string) => `供需信息已上线：${title}`,
      refused: (title: string) => `供需信息未通过审核：${title}`,
    },
    told: {
      live: (title: string) => `您发布的“${title}”已通过审核，现已在供需大厅上线。`,
      refused: (title: string) => `您发布的“${title}”未通过审核，编辑的说明如下：`,
    },
    open: '查看上线页面',
    change: { live: '到会员中心修改或关闭', refused: '修改后重新提交' },
    elsewhere: {
      subject: '您发布的供需信息有了审核结果',
      told: '编辑审核了您在铁桥工业网发布的供需信息，结果在会员中心：',
      open: '查看审核结果',
    },
  },
  en: {
    subject: {
      live: (title: string) => `Your listing is live: ${title}`,
      refused: (title: string) => `Your listing was not approved: ${title}`,
    },
    told: {
      live: (title: string) => `“${title}” was approved and is live in the trade hall.`,
      refused: (title: string) => `“${title}” was not approved. The editor says:`,
    },
    open: 'See it in the hall',
    change: { live: 'Change or close it in your account', refused: 'Change it and send it again' },
    elsewhere: {
      subject: 'Your listing has been reviewed',
      told: 'An editor has reviewed your listing on Ironbridge; you find the result in your account:',
      open: 'See the result',
    },
  },
} as const;

interface Row {
  readonly email: string | null;
  readonly own: boolean;
  readonly contact: string;
  readonly kind: ListingKind;
  readonly title: string;
  readonly state: 'live' | 'refused';
  readonly reason: string;
  readonly public_id: number;
}

/** To whoever posted a listing: that it is live, or why it is not. What was changed since is judged anew. */
export const listingReviewed: Template = async ({ database, origins }, posted) => {
  const id = getReferred(posted, 'listing');
  const { rows } = await database.query<Row>(
    `select told.email, ${isShownBy('member', 'told.email')} as own, own.contact_name as contact, own.kind,
       own.title, known.state, known.reason, known.listing_id as public_id
     from listings as own join members as member on member.id = own.subject
     join road.listing_states as known on known.ref = own.id and known.revision = own.revision
     cross join lateral (select coalesce(nullif(own.contact_email, ''), member.email)) as told (email)
     where own.id = $1 and own.closed is null and known.state in ('live', 'refused')`,
    [id],
  );
  const [row] = rows;
  if (!row?.email) return undefined;
  const said = words[posted.edition];
  const origin = origins[posted.edition];
  const ownPage = origin + ownListingPath(id);
  if (!row.own) {
    const { subject, told, open } = said.elsewhere;
    return {
      to: { address: row.email },
      subject,
      lines: [told, { link: ownPage, words: open }],
    };
  }
  return {
    to: { address: row.email, name: row.contact },
    subject: said.subject[row.state](row.title),
    lines: [
      said.told[row.state](row.title),
      toResult(row, origin, said.open),
      { link: ownPage, words: said.change[row.state] },
    ],
  };
};

function toResult(
  { state, kind, public_id, reason }: Row,
  origin: string,
  open: string,
): Letter['lines'][number] {
  return state === 'live'
    ? { link: origin + listingPath({ kind, id: public_id }), words: open }
    : { quote: reason };
}

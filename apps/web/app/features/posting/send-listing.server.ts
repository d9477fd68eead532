import { ownListingPath, ownListingsPath } from '@ironbridge/domain';
import { answerRefused, readFields, sendForm, toWrong } from '../../platform/form.server.ts';
import { getId } from '../../platform/get-id.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { isAmount } from '../../shell/forms/amount.ts';
import { toContactRules } from '../../shell/forms/contact-rules.ts';
import { type PostingField, postingFields, toListing } from './posting-fields.ts';

type Typed = Awaited<ReturnType<typeof readPosting>>;

const readPosting = (request: Request) => readFields(request, [...postingFields, 'close']);

/** What is wrong with it; that the rules were agreed to is asked once, for a new one. */
function findWrong({ copy }: Visit, typed: Typed, isNew: boolean) {
  const words = copy.posting;
  return toWrong<PostingField>({
    ...toContactRules(copy, typed),
    title: !typed.title && words.titleEmpty,
    detail: !typed.detail && words.detailEmpty,
    quantity: !isAmount(typed.quantity) && words.numberWrong,
    price: !isAmount(typed.price) && words.numberWrong,
    industry: !/^\d{1,9}$/.test(typed.industry) && words.industryEmpty,
    agree: isNew && typed.agree !== 'yes' && copy.person.agreeEmpty,
  });
}

export async function postListing(visit: Visit, request: Request) {
  const typed = await readPosting(request);
  const wrong = findWrong(visit, typed, true);
  if (wrong) return answerRefused<PostingField>({ typed, wrong });
  return sendForm<PostingField>({
    request,
    typed,
    send: () =>
      visit.member.call('postListing', { ...toListing(typed), form: typed.form, agreed: true }),
    next: `${ownListingsPath()}?done=sent`,
  });
}

/** Either of the page's two forms: the listing changed, or closed. */
export async function changeListing(visit: Visit, request: Request, text: string) {
  const id = getId(text);
  const typed = await readPosting(request);
  if (typed.close) {
    return sendForm<PostingField>({
      request,
      typed: {},
      send: () => visit.member.call('closeListing', { id }),
      next: `${ownListingsPath()}?done=closed`,
    });
  }
  const wrong = findWrong(visit, typed, false);
  if (wrong) return answerRefused<PostingField>({ typed, wrong });
  return sendForm<PostingField>({
    request,
    typed,
    send: () => visit.member.call('changeListing', { ...toListing(typed), id }),
    next: `${ownListingPath(id)}?done=changed`,
  });
}

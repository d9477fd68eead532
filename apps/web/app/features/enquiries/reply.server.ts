import { CallFailed } from '@ironbridge/contract';
import { currencies, replyPath, reportReasons } from '@ironbridge/domain';
import { answerRefused, sendForm, toFields, toFiles, toWrong } from '../../platform/form.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { isAmount, toAmount } from '../../shell/forms/amount.ts';
import { type ReplyField, replyFields } from './enquire-fields.ts';

const shape = /^[\w-]{20,120}$/;

/** A letter by its key; nothing where the key opens none any more. */
export async function loadReply(visit: Visit, request: Request, token: string) {
  visit.answer.keepNowhere();
  const done = new URL(request.url).searchParams.get('done');
  const letter = shape.test(token) ? await findLetter(visit, token) : undefined;
  return { letter, token, done, form: crypto.randomUUID() };
}
export type ReplyLoad = Awaited<ReturnType<typeof loadReply>>;

async function findLetter(visit: Visit, token: string) {
  try {
    return await visit.member.call('replyInfo', { token });
  } catch (error) {
    if (error instanceof CallFailed && error.statusCode === 410) return undefined;
    throw error;
  }
}

const days = /^\d{0,4}$/;

/** Either of the page's two forms: an answer, or that it should not have been sent. */
export async function sendReply(visit: Visit, request: Request, token: string) {
  const form = await request.formData();
  const { reason, ...typed } = toFields(form, [...replyFields, 'reason']);
  const next = (done: string) => `${replyPath(token)}?done=${done}`;
  const words = visit.copy.enquiries.reply;
  if (form.has('reason')) {
    const chosen = reportReasons.find((known) => known === reason);
    if (chosen === undefined) {
      return answerRefused<ReplyField>({ typed: {}, wrong: { reason: words.reportChoose } });
    }
    return sendForm<ReplyField>({
      request,
      typed: {},
      send: () => visit.member.call('reportEnquiry', { token, reason: chosen }),
      next: next('reported'),
    });
  }
  const wrong = toWrong<ReplyField>({
    message: !typed.message && words.messageEmpty,
    by: !typed.by && words.byEmpty,
    price: !isAmount(typed.price) && words.priceWrong,
    lead_days: !days.test(typed.lead_days) && words.daysWrong,
  });
  if (wrong) return answerRefused<ReplyField>({ typed, wrong });
  const files = await toFiles(form, 'files');
  return sendForm<ReplyField>({
    request,
    typed,
    send: () =>
      visit.member.call('reply', {
        token,
        form: typed.form,
        message: typed.message,
        by: typed.by,
        price: toAmount(typed.price),
        currency: currencies.find((known) => known === typed.currency) ?? '',
        price_unit: typed.price_unit,
        lead_days: toAmount(typed.lead_days),
        files,
      }),
    next: next('sent'),
  });
}

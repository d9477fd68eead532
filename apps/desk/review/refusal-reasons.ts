import type { Words } from '../words.ts';

interface RefusalReason {
  readonly label: Words;
  /** What the member reads, in the language the listing was written in. */
  readonly words: Words;
}

/** What is refused again and again, and what the member should do about it; an editor may write on. */
export const refusalReasons = [
  {
    label: { en: 'Too little said', zh: '信息不完整' },
    words: {
      en: 'Please say what it is, how much of it and where it should go, then send it again.',
      zh: '请补充品名规格、数量和交货地后重新提交。',
    },
  },
  {
    label: { en: 'Contact in the text', zh: '正文含联系方式' },
    words: {
      en: 'Please take phone numbers, addresses and codes out of the text: interested members reach you by enquiry.',
      zh: '请删除正文中的电话、微信等联系方式，感兴趣的会员会通过询价联系您。',
    },
  },
  {
    label: { en: 'Superlatives', zh: '绝对化用语' },
    words: {
      en: 'Please do without superlatives such as “the best” or “number one”, which the Advertising Law forbids.',
      zh: '请删除“最好”“第一”等广告法禁止的绝对化用语。',
    },
  },
  {
    label: { en: 'May not be traded', zh: '不允许交易' },
    words: {
      en: 'What you offer or ask for may not be traded here.',
      zh: '该类产品不允许在本平台交易。',
    },
  },
  {
    label: { en: 'Posted before', zh: '重复发布' },
    words: {
      en: 'You have posted the same already; please change that one instead.',
      zh: '相同内容已发布过，请直接修改原信息。',
    },
  },
] as const satisfies readonly RefusalReason[];

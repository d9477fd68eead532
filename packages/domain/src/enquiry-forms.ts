import { type ListingKind, listingKinds, listingPath, productPath, supplierPath } from './paths.ts';

/** What somebody can ask about. */
export const askedKinds = ['product', 'supplier', ...listingKinds] as const;
export type AskedKind = (typeof askedKinds)[number];

export function isAskedKind(value: unknown): value is AskedKind {
  return askedKinds.some((kind) => kind === value);
}

/** As many as can be compared, and a few more; beyond that it is a circular. */
export const mostAsked = 6;

const pathOf = {
  product: productPath,
  supplier: supplierPath,
  demand: (id) => listingPath({ kind: 'demand', id }),
  supply: (id) => listingPath({ kind: 'supply', id }),
} as const satisfies Record<AskedKind, (id: number) => string>;

export function askedPath(kind: AskedKind, id: number): string {
  return pathOf[kind](id);
}

export function isListingAsked(kind: AskedKind): kind is ListingKind {
  return kind === 'demand' || kind === 'supply';
}

/** How far a letter has come; the first four are its way, the others where it stopped. */
export const letterStates = [
  'sent',
  'delivered',
  'seen',
  'answered',
  'desk',
  'held',
  'closed',
] as const;
export type LetterState = (typeof letterStates)[number];

/** Why somebody does not want to hear from the asker. */
export const reportReasons = ['spam', 'fraud', 'abuse', 'wrong'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Why something that somebody sent looks like spam: whoever looks at it at the desk reads these. */
export type SpamMark = 'links' | 'words' | 'repeats' | 'reported' | 'trap';

/** What may be sent along, by what its bytes say it is, and the ending it is handed out under. */
export const attachmentTypes = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
} as const satisfies Record<string, string>;

export const attachments = {
  most: 3,
  /** All of a form's files together. */
  mostBytes: 4 * 1024 * 1024,
} as const;

/** What a message to the house is about. */
export const messageTopics = [
  'editorial',
  'correction',
  'advertising',
  'subscription',
  'site',
  'other',
] as const;
export type MessageTopic = (typeof messageTopics)[number];

/** Where somebody asks about one thing or several of a kind. */
export function enquirePath(kind: AskedKind, ids: readonly number[]): string {
  return `/account/enquire?kind=${kind}&ids=${ids.join(',')}`;
}

export function enquiriesPath(): string {
  return '/account/enquiries';
}

export function enquiryPath(letter: number): string {
  return `/account/enquiries/${letter}`;
}

/** Where whoever is asked answers, by the key in the letter. */
export function replyPath(token: string): string {
  return `/account/reply/${token}`;
}

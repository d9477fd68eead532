import type { UIFieldServerProps } from 'payload';
import { findSensitiveWords } from '../review/find-sensitive-words.ts';
import { ReviewPanel } from './ReviewPanel.tsx';

/** The review of a listing, by the words that editors keep. */
export async function ListingReview({ payload }: Pick<UIFieldServerProps, 'payload'>) {
  return <ReviewPanel words={await findSensitiveWords(payload)} />;
}

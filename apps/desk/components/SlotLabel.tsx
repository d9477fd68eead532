'use client';

import { frontPlaces } from '@ironbridge/domain';
import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { frontPlaceLabels } from '../collections/front-place-labels.ts';
import { inLanguageOf } from '../words.ts';
import { toTime } from './time.ts';

/** What a folded slot is: its place, and until when it stands there. */
export function SlotLabel() {
  const { data, rowNumber } = useRowLabel<{ place?: string; to?: string | null }>();
  const { i18n } = useTranslation();
  const place = frontPlaces.find((each) => each === data.place);
  const words = place ? inLanguageOf({ i18n }, frontPlaceLabels[place]) : '';
  const until = data.to ? ` → ${toTime(new Date(data.to), i18n)}` : '';
  return (
    <span>
      {String((rowNumber ?? 0) + 1).padStart(2, '0')} {words}
      {until}
    </span>
  );
}

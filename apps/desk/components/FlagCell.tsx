import type { DefaultServerCellComponentProps } from 'payload';
import { inLanguageOf } from '../words.ts';

/** Yes or no, at a glance. */
export function FlagCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  const yes = cellData === true;
  return (
    <span className={`desk-state desk-state--${yes ? 'live' : 'missing'}`}>
      {inLanguageOf({ i18n }, yes ? { en: 'Yes', zh: '是' } : { en: 'No', zh: '否' })}
    </span>
  );
}

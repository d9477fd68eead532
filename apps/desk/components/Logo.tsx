import { BrandMark } from '@ironbridge/ui/brand-mark';
import type { ServerProps } from 'payload';
import { inLanguageOf } from '../words.ts';

export function Logo(props: Partial<ServerProps>) {
  return (
    <div className="desk-logo">
      <BrandMark />
      <span>{inLanguageOf(props, { en: 'Ironbridge desk', zh: '铁桥编辑台' })}</span>
    </div>
  );
}

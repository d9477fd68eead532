import { BrandMark } from '@ironbridge/ui/brand-mark';

export function Mark() {
  return (
    <span className="desk-mark">
      <BrandMark />
    </span>
  );
}

import { randomUUID } from 'node:crypto';
import type { Enquiry } from '@ironbridge/contract';

/** A form as a buyer fills it in. */
export function toEnquiry(ids: readonly number[], changes: Partial<Enquiry> = {}): Enquiry {
  return {
    form: randomUUID(),
    kind: 'product',
    ids: [...ids],
    message: '需要 4 台，介质 30% 盐酸，请报含税到厂价。',
    quantity: '4 台',
    name: '林知夏',
    company: '南通某厂',
    phone: '',
    email: 'buyer@example.com',
    agreed: true,
    files: [],
    ...changes,
  };
}

export const drawing = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

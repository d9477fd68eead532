import { shanghaiDate } from '@ironbridge/domain';
import type { CertificateDocument } from '@ironbridge/search';

/** Good through its last day, as days are in Shanghai; one without an end never expires. */
export function isExpired({ valid_to }: CertificateDocument, now: Date): boolean {
  return valid_to !== null && shanghaiDate(valid_to) < shanghaiDate(now);
}

export function toCertificate(certificate: CertificateDocument) {
  const { kind, number, issuer, valid_to, checked_on } = certificate;
  return {
    kind,
    number,
    issuer,
    valid_to: valid_to && shanghaiDate(valid_to),
    checked_on: checked_on && shanghaiDate(checked_on),
    expired: isExpired(certificate, new Date()),
  };
}

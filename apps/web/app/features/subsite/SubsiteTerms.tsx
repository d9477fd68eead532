import { editions, searchPath } from '@ironbridge/domain';
import { SectionHead } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import type { SubsiteView } from './load-subsite.server.ts';

interface SubsiteTermsProps {
  readonly sid: number;
  readonly terms: SubsiteView['bands']['terms'];
  readonly total: number;
}

/** Words of the field in both languages: each finds what is said in either. */
export function SubsiteTerms({ sid, terms, total }: SubsiteTermsProps) {
  const { copy, edition } = usePage();
  if (!terms.length) return null;
  return (
    <section className="subsite-terms" aria-labelledby="terms">
      <SectionHead id="terms" title={copy.subsite.terms}>
        {copy.subsite.termCount(total)}
      </SectionHead>
      <ul>
        {terms.map(({ id, name, other, short }) => (
          <li key={id}>
            <a href={searchPath({ keyword: name, sid: [sid] })}>{name}</a>
            {short ? <b className="figures">{short}</b> : null}
            {other ? <span lang={editions[edition.twin].lang}>{other}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

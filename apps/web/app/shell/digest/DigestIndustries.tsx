import type { IndustryGroup } from '@ironbridge/contract';
import { digest } from '@ironbridge/domain';
import { findIndustryIcon, hueStyle, Icon } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { ChosenIndustry } from './ChosenIndustry.tsx';

/** The picker, and what it says of each industry; one of them is chosen. */
export function DigestIndustries({ tree }: { readonly tree: readonly IndustryGroup[] }) {
  const { copy } = usePage();
  const industries = tree.flatMap(({ industrys }) => industrys);
  const chosen = industries.find(({ id }) => id === digest.firstIndustry) ?? industries[0];
  return (
    <div className="digest-industries">
      <fieldset className="digest-pick">
        <legend className="visually-hidden">{copy.digest.industries}</legend>
        {industries.map(({ id, name, icon, seo_path, hue }) => (
          <label key={id} title={name} style={hueStyle(hue)}>
            <input
              type="radio"
              name="digest-industry"
              value={id}
              defaultChecked={id === chosen?.id}
            />
            <Sign icon={icon || seo_path} name={name} />
          </label>
        ))}
      </fieldset>
      <div aria-live="polite">
        {industries.map((industry) => (
          <ChosenIndustry
            key={industry.id}
            industry={industry}
            hidden={industry.id !== chosen?.id}
          />
        ))}
      </div>
    </div>
  );
}

/** An industry without a drawing of its own is known by how its name begins. */
function Sign({ icon, name }: { readonly icon: string; readonly name: string }) {
  const sign = findIndustryIcon(icon);
  return (
    <>
      {sign ? <Icon name={sign} /> : <b aria-hidden="true">{name.slice(0, 1)}</b>}
      <span className="visually-hidden">{name}</span>
    </>
  );
}

import type { CallData } from '@ironbridge/contract';
import { usePage } from '../../platform/page.ts';
import { phoneHref } from '../../shell/phone-href.ts';

export type Office = CallData<'offices'>['list'][number];

/** How a place is reached; what the desk does not say is left out. */
export function OfficeFacts({ office }: { readonly office: Office }) {
  const { copy } = usePage();
  const words = copy.house;
  const { address, phone, email, hours } = office;
  return (
    <dl className="office-facts">
      {address ? (
        <div>
          <dt>{words.address}</dt>
          <dd>{address}</dd>
        </div>
      ) : null}
      {phone ? (
        <div>
          <dt>{words.telephone}</dt>
          <dd>
            <a className="text-link" href={phoneHref(phone)}>
              {phone}
            </a>
          </dd>
        </div>
      ) : null}
      {email ? (
        <div>
          <dt>{words.email}</dt>
          <dd>
            <a className="text-link" href={`mailto:${email}`}>
              {email}
            </a>
          </dd>
        </div>
      ) : null}
      {hours ? (
        <div>
          <dt>{words.hours}</dt>
          <dd>{hours}</dd>
        </div>
      ) : null}
    </dl>
  );
}

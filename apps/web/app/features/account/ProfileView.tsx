import { accountPath, chinaId, maskAccount } from '@ironbridge/domain';
import { SelectField, TextField } from '@ironbridge/ui';
import type { Refused } from '../../platform/form.ts';
import { usePage } from '../../platform/page.ts';
import { FormEnd } from '../../shell/forms/FormEnd.tsx';
import { toFieldProps } from '../../shell/forms/field-props.ts';
import { personInputs } from '../../shell/forms/person-inputs.ts';
import type { ProfilePage } from './load-profile.server.ts';
import type { ProfileField } from './save-profile.server.ts';

interface ProfileViewProps {
  readonly view: ProfilePage;
  readonly refused: Refused<ProfileField> | undefined;
}

export function ProfileView({ view, refused }: ProfileViewProps) {
  const { copy } = usePage();
  const words = copy.profile;
  const { profile, countries, provinces } = view;
  const { text, choice } = toFieldProps<ProfileField>(
    refused ?? { typed: toTyped(profile) },
    'profile',
  );
  const accounts = [profile.phone, profile.email].flatMap((each) => each ?? []).map(maskAccount);
  return (
    <form
      className="form"
      method="post"
      action={accountPath('profile')}
      noValidate
      data-places={chinaId}
    >
      <p className="meta">
        {words.account} {accounts.join(' · ')}{' '}
        <a className="text-link" href={accountPath('password')}>
          {copy.login.passwordTitle}
        </a>
      </p>
      <TextField {...text('truename')} {...personInputs.name} label={words.truename} required />
      <div className="form-pair">
        <TextField {...text('company')} {...personInputs.company} label={words.company} />
        <TextField {...text('position')} {...personInputs.position} label={words.position} />
      </div>
      <SelectField
        {...choice('country_id')}
        label={words.country}
        choices={countries}
        none={words.none}
      />
      <div className="form-pair">
        <SelectField
          {...choice('province_id')}
          label={words.province}
          hint={words.mainlandOnly}
          choices={provinces}
          none={words.none}
        />
        <SelectField
          {...choice('city_id')}
          label={words.city}
          groups={provinces.map(({ label, cities }) => ({ label, choices: cities }))}
          none={words.none}
        />
      </div>
      <FormEnd words={refused?.words} send={copy.account.save} />
    </form>
  );
}

function toTyped(profile: ProfilePage['profile']): Record<ProfileField, string> {
  const { truename, company, position, country_id, province_id, city_id } = profile;
  return {
    truename,
    company,
    position,
    country_id: String(country_id || ''),
    province_id: String(province_id ?? ''),
    city_id: String(city_id ?? ''),
  };
}

import { accountPath, chinaId, maskAccount } from '@ironbridge/domain';
import { SelectField, TextField } from '@ironbridge/ui';
import type { Refused } from '../../platform/form.ts';
import { usePage } from '../../platform/page.ts';
import { FormEnd } from '../../shell/forms/FormEnd.tsx';
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
  const wrong = refused?.wrong ?? {};
  const shownOf = (field: ProfileField) => refused?.typed[field] ?? String(profile[field] ?? '');
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
        <a className="quiet-link" href={accountPath('password')}>
          {copy.login.passwordTitle}
        </a>
      </p>
      <TextField
        id="profile-truename"
        name="truename"
        label={words.truename}
        autoComplete="name"
        maxLength={60}
        defaultValue={shownOf('truename')}
        wrong={wrong.truename}
        required
      />
      <div className="form-pair">
        <TextField
          id="profile-company"
          name="company"
          label={words.company}
          autoComplete="organization"
          maxLength={120}
          defaultValue={shownOf('company')}
        />
        <TextField
          id="profile-position"
          name="position"
          label={words.position}
          autoComplete="organization-title"
          maxLength={60}
          defaultValue={shownOf('position')}
        />
      </div>
      <SelectField
        id="profile-country"
        name="country_id"
        label={words.country}
        choices={countries}
        none={words.none}
        chosen={shownOf('country_id')}
      />
      <div className="form-pair">
        <SelectField
          id="profile-province"
          name="province_id"
          label={words.province}
          hint={words.mainlandOnly}
          choices={provinces}
          none={words.none}
          chosen={shownOf('province_id')}
        />
        <SelectField
          id="profile-city"
          name="city_id"
          label={words.city}
          groups={provinces.map(({ label, cities }) => ({ label, choices: cities }))}
          none={words.none}
          chosen={shownOf('city_id')}
          wrong={wrong.city_id}
        />
      </div>
      <FormEnd words={refused?.words} send={copy.account.save} />
    </form>
  );
}

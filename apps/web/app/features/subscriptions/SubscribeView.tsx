import { phonePattern, subscribePath } from '@ironbridge/domain';
import { CheckField, SelectField, TextField } from '@ironbridge/ui';
import type { Refused } from '../../platform/form.ts';
import { usePage } from '../../platform/page.ts';
import { AgreeLabel } from '../../shell/forms/AgreeLabel.tsx';
import { FormEnd } from '../../shell/forms/FormEnd.tsx';
import type { SubscribePage } from './load-subscribe.server.ts';
import { QuestionnaireFields } from './QuestionnaireFields.tsx';
import type { SubscriptionField } from './subscription-form.ts';

interface SubscribeViewProps {
  readonly view: SubscribePage;
  readonly refused?: Refused<SubscriptionField> | undefined;
}

/** Which magazine, how, to whom, and the questionnaire. */
export function SubscribeView({ view, refused }: SubscribeViewProps) {
  const words = usePage().copy.subscriptions;
  const { typed = {}, wrong = {} } = refused ?? {};
  const magazine = typed.magazine ?? (view.magazine ? String(view.magazine) : '');
  const text = (name: 'name' | 'phone' | 'email' | 'company' | 'address') => ({
    id: `subscribe-${name}`,
    name,
    label: words[name],
    defaultValue: typed[name],
    wrong: wrong[name],
  });
  const box = (name: 'print' | 'ezine') => ({
    id: `subscribe-${name}`,
    name,
    label: words[name],
    checked: typed[name] === 'yes',
    wrong: wrong[name],
  });
  return (
    <form className="form subscribe-form" method="post" action={subscribePath()}>
      <p>{words.about}</p>
      <input type="hidden" name="form" value={typed.form || view.form} />
      <SelectField
        id="subscribe-magazine"
        name="magazine"
        label={words.magazine}
        none={words.chooseMagazine}
        choices={view.magazines}
        chosen={magazine}
        wrong={wrong.magazine}
        required
      />
      <fieldset>
        <legend>{words.types}</legend>
        <div className="form-pair">
          <CheckField {...box('print')} />
          <CheckField {...box('ezine')} />
        </div>
      </fieldset>
      <fieldset>
        <legend>{words.person}</legend>
        <div className="form-pair">
          <TextField {...text('name')} autoComplete="name" maxLength={60} required />
          <TextField {...text('company')} autoComplete="organization" maxLength={120} required />
          <TextField
            {...text('phone')}
            type="tel"
            pattern={phonePattern}
            autoComplete="tel"
            maxLength={40}
            hint={words.phoneHint}
            required
          />
          <TextField
            {...text('email')}
            type="email"
            autoComplete="email"
            maxLength={254}
            required
          />
        </div>
        <TextField
          {...text('address')}
          autoComplete="street-address"
          maxLength={200}
          hint={words.addressHint}
        />
      </fieldset>
      <fieldset>
        <legend>{words.questionnaire}</legend>
        <p>{words.questionnaireText}</p>
        <QuestionnaireFields typed={typed} wrong={wrong} />
      </fieldset>
      <CheckField
        id="subscribe-agreed"
        name="agreed"
        checked={typed.agreed === 'yes'}
        wrong={wrong.agreed}
        label={<AgreeLabel sentence={words.agree} name={words.agreeLink} href="/about/policy" />}
      />
      <FormEnd words={refused?.words} send={words.submit} />
    </form>
  );
}

import { subscribePath } from '@ironbridge/domain';
import { CheckField, SelectField, TextField } from '@ironbridge/ui';
import type { Refused } from '../../platform/form.ts';
import { usePage } from '../../platform/page.ts';
import { AgreeLabel } from '../../shell/forms/AgreeLabel.tsx';
import { FormEnd } from '../../shell/forms/FormEnd.tsx';
import { toFieldProps } from '../../shell/forms/field-props.ts';
import { personInputs } from '../../shell/forms/person-inputs.ts';
import type { SubscribePage } from './load-subscribe.server.ts';
import { QuestionnaireFields } from './QuestionnaireFields.tsx';
import type { SubscriptionField } from './subscription-fields.ts';

interface SubscribeViewProps {
  readonly view: SubscribePage;
  readonly refused?: Refused<SubscriptionField> | undefined;
}

/** Which magazine, how, to whom, and the questionnaire. */
export function SubscribeView({ view, refused }: SubscribeViewProps) {
  const words = usePage().copy.subscriptions;
  const typed = {
    form: view.form,
    magazine: String(view.magazine ?? ''),
    ...view.contact,
    ...refused?.typed,
  };
  const { text, choice, tick } = toFieldProps<SubscriptionField>(
    { ...refused, typed },
    'subscribe',
  );
  return (
    <form className="form subscribe-form" method="post" action={subscribePath()}>
      <p>{words.about}</p>
      <input type="hidden" name="form" value={typed.form} />
      <SelectField
        {...choice('magazine')}
        label={words.magazine}
        none={words.chooseMagazine}
        choices={view.magazines}
        required
      />
      <fieldset>
        <legend>{words.types}</legend>
        <div className="form-pair">
          <CheckField {...tick('print')} label={words.print} />
          <CheckField {...tick('ezine')} label={words.ezine} />
        </div>
      </fieldset>
      <fieldset>
        <legend>{words.person}</legend>
        <div className="form-pair">
          <TextField {...text('name')} {...personInputs.name} label={words.name} required />
          <TextField
            {...text('company')}
            {...personInputs.company}
            label={words.company}
            required
          />
          <TextField
            {...text('phone')}
            {...personInputs.phone}
            label={words.phone}
            hint={words.phoneHint}
            required
          />
          <TextField {...text('email')} {...personInputs.email} label={words.email} required />
        </div>
        <TextField
          {...text('address')}
          label={words.address}
          hint={words.addressHint}
          autoComplete="street-address"
          maxLength={200}
        />
      </fieldset>
      <fieldset>
        <legend>{words.questionnaire}</legend>
        <p>{words.questionnaireText}</p>
        <QuestionnaireFields choice={choice} />
      </fieldset>
      <CheckField
        {...tick('agreed')}
        label={<AgreeLabel sentence={words.agree} name={words.agreeLink} href="/about/policy" />}
      />
      <FormEnd words={refused?.words} send={words.submit} />
    </form>
  );
}

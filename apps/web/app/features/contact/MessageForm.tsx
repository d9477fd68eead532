import { accountPath, messageTopics } from '@ironbridge/domain';
import { CheckField, SelectField, TextAreaField } from '@ironbridge/ui';
import type { Refused } from '../../platform/form.ts';
import { usePage } from '../../platform/page.ts';
import { ContactFields } from '../../shell/forms/ContactFields.tsx';
import { FormEnd } from '../../shell/forms/FormEnd.tsx';
import { toFieldProps } from '../../shell/forms/field-props.ts';
import { toChoices } from '../../shell/forms/to-choices.ts';
import type { MessageField } from './message-fields.ts';

/** A message to the house, from any page: the same form for everybody, and it works without script. */
export function MessageForm({ refused }: { readonly refused?: Refused<MessageField> | undefined }) {
  const { copy } = usePage();
  const words = copy.message;
  const { typed = {}, wrong = {} } = refused ?? {};
  const { text, choice, tick } = toFieldProps<MessageField>({ typed, wrong });
  return (
    <form className="form" method="post" action={accountPath('message')}>
      <SelectField
        {...choice('topic')}
        label={words.topic}
        none={words.chooseTopic}
        choices={toChoices(messageTopics, (topic) => words.topics[topic])}
        required
      />
      <TextAreaField
        {...text('message')}
        label={words.message}
        rows={6}
        maxLength={2000}
        required
      />
      <ContactFields typed={typed} wrong={wrong} />
      <label className="visually-hidden" aria-hidden="true">
        {words.homepage}
        <input type="text" name="homepage" tabIndex={-1} autoComplete="off" />
      </label>
      <CheckField {...tick('agree')} label={words.agree} />
      <FormEnd words={refused?.words} send={words.send} />
    </form>
  );
}

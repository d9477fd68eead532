import { messageTopics } from '@ironbridge/domain';
import { CheckField, SelectField, TextAreaField } from '@ironbridge/ui';
import type { Refused } from '../../platform/form.ts';
import { usePage } from '../../platform/page.ts';
import { ContactFields } from '../../shell/contact-fields/ContactFields.tsx';
import { FormEnd } from '../../shell/forms/FormEnd.tsx';
import { toChoices } from '../../shell/forms/to-choices.ts';
import type { MessageField } from './message-fields.ts';

/** A message to the house, from any page: the same form for everybody, and it works without script. */
export function MessageForm({ refused }: { readonly refused?: Refused<MessageField> | undefined }) {
  const { copy } = usePage();
  const words = copy.message;
  const { typed = {}, wrong = {} } = refused ?? {};
  return (
    <form className="form" method="post" action="/account/message">
      <SelectField
        id="topic"
        name="topic"
        label={words.topic}
        none={words.chooseTopic}
        choices={toChoices(messageTopics, (topic) => words.topics[topic])}
        chosen={typed.topic}
        wrong={wrong.topic}
        required
      />
      <TextAreaField
        id="message"
        name="message"
        label={words.message}
        wrong={wrong.message}
        rows={6}
        maxLength={2000}
        defaultValue={typed.message}
        required
      />
      <ContactFields typed={typed} wrong={wrong} />
      <label className="visually-hidden" aria-hidden="true">
        {words.homepage}
        <input type="text" name="homepage" tabIndex={-1} autoComplete="off" />
      </label>
      <CheckField
        id="agree"
        name="agree"
        label={words.agree}
        wrong={wrong.agree}
        checked={typed.agree === 'yes'}
      />
      <FormEnd words={refused?.words} send={words.send} />
    </form>
  );
}

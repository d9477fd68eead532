import { buyingParts, educations, firmSizes, jobRoles } from '@ironbridge/domain';
import { type Choice, SelectField } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import type { FieldPropsOf } from '../../shell/forms/field-props.ts';
import { toChoices } from '../../shell/forms/to-choices.ts';
import type { SubscriptionField } from './subscription-fields.ts';

/** What the editors and the auditors ask of every reader. */
export function QuestionnaireFields({ choice }: Pick<FieldPropsOf<SubscriptionField>, 'choice'>) {
  const { copy, frame } = usePage();
  const words = copy.subscriptions;
  const industries = frame.industries.map(({ id, name }) => ({ value: String(id), label: name }));
  const questions: readonly {
    readonly name: SubscriptionField;
    readonly label: string;
    readonly choices: readonly Choice[];
  }[] = [
    {
      name: 'education',
      label: words.education,
      choices: toChoices(educations, (one) => words.educations[one]),
    },
    {
      name: 'role',
      label: words.role,
      choices: toChoices(jobRoles, (one) => copy.downloads.roles[one]),
    },
    {
      name: 'firm_size',
      label: words.firmSize,
      choices: toChoices(firmSizes, (one) => words.firmSizes[one]),
    },
    {
      name: 'buying',
      label: words.buying,
      choices: toChoices(buyingParts, (one) => words.buyings[one]),
    },
    { name: 'industry', label: words.industry, choices: industries },
  ];
  return (
    <div className="form-pair">
      {questions.map(({ name, label, choices }) => (
        <SelectField
          key={name}
          {...choice(name)}
          label={label}
          none={words.choose}
          choices={choices}
          required
        />
      ))}
    </div>
  );
}

import { buyingParts, educations, firmSizes, jobRoles } from '@ironbridge/domain';
import { type Choice, SelectField } from '@ironbridge/ui';
import type { Refused } from '../../platform/form.ts';
import { usePage } from '../../platform/page.ts';
import { toChoices } from '../../shell/forms/to-choices.ts';
import type { SubscriptionField } from './subscription-form.ts';

/** What the editors and the auditors ask of every reader. */
export function QuestionnaireFields({
  typed,
  wrong,
}: Required<Pick<Refused<SubscriptionField>, 'typed' | 'wrong'>>) {
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
          id={`subscribe-${name}`}
          name={name}
          label={label}
          none={words.choose}
          choices={choices}
          chosen={typed[name]}
          wrong={wrong[name]}
          required
        />
      ))}
    </div>
  );
}

import type { Paper } from '@ironbridge/contract';
import { jobRoles, paperPolicyPath, paperPurposes } from '@ironbridge/domain';
import { CheckField, FormWords, SelectField, TextField } from '@ironbridge/ui';
import type { Refused } from '../../platform/form.ts';
import { usePage } from '../../platform/page.ts';
import { toFileSize } from '../../shell/file-size.ts';
import { AgreeLabel } from '../../shell/forms/AgreeLabel.tsx';
import { toCountryChoices } from '../../shell/forms/country-choices.ts';
import { toFieldProps } from '../../shell/forms/field-props.ts';
import { personInputs } from '../../shell/forms/person-inputs.ts';
import { toChoices } from '../../shell/forms/to-choices.ts';
import { type PaperField, paperFormPath } from './paper-fields.ts';

interface PaperFormProps {
  readonly paper: Pick<Paper, 'id' | 'bytes' | 'supplier'>;
  /** Which form this is; a page that everybody gets has none, and each of its forms is one of its own. */
  readonly form?: string;
  readonly refused?: Refused<PaperField> | undefined;
}

/** Who asks and what was agreed to. It works without script; a visitor logs in first and comes back. */
export function PaperForm({ paper, form, refused }: PaperFormProps) {
  const { copy, edition } = usePage();
  const { downloads: words, papers } = copy;
  const { text, choice, tick } = toFieldProps<PaperField>(refused ?? {}, 'paper');
  return (
    <form className="form paper-form" method="post" action={paperFormPath(paper.id)} data-login>
      {form ? <input type="hidden" name="form" value={form} /> : null}
      <TextField {...text('name')} {...personInputs.name} label={words.name} required />
      <TextField {...text('email')} {...personInputs.email} label={words.email} required />
      <TextField {...text('company')} {...personInputs.company} label={words.company} required />
      <div className="form-pair">
        <SelectField
          {...choice('country')}
          label={words.country}
          none={words.choose}
          choices={toCountryChoices(edition)}
          required
        />
        <SelectField
          {...choice('role')}
          label={words.role}
          none={words.choose}
          choices={toChoices(jobRoles, (one) => words.roles[one])}
          required
        />
      </div>
      <SelectField
        {...choice('purpose')}
        label={words.purpose}
        none={words.choose}
        choices={toChoices(paperPurposes, (one) => words.purposes[one])}
      />
      <CheckField
        {...tick('agreed')}
        label={
          <AgreeLabel sentence={papers.agree} name={papers.agreeLink} href={paperPolicyPath} />
        }
      />
      <CheckField
        {...tick('may_write')}
        label={paper.supplier ? papers.mayWriteOf(paper.supplier.name) : papers.mayWrite}
      />
      <FormWords words={refused?.words} />
      <button type="submit" className="button button-primary button-wide">
        {papers.download(toFileSize(paper.bytes, copy))}
      </button>
      <p className="paper-form-note">{words.note}</p>
    </form>
  );
}

import type { Paper } from '@ironbridge/contract';
import { jobRoles, paperPolicyPath, paperPurposes } from '@ironbridge/domain';
import { CheckField, FormWords, SelectField, TextField } from '@ironbridge/ui';
import type { Refused } from '../../platform/form.ts';
import { usePage } from '../../platform/page.ts';
import { toFileSize } from '../../shell/file-size.ts';
import { AgreeLabel } from '../../shell/forms/AgreeLabel.tsx';
import { toCountryChoices } from '../../shell/forms/country-choices.ts';
import { toChoices } from '../../shell/forms/to-choices.ts';
import { type PaperField, paperFormPath } from './paper-form.ts';

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
  const { typed = {}, wrong = {} } = refused ?? {};
  const text = (name: 'name' | 'email' | 'company') => ({
    id: `paper-${name}`,
    name,
    label: words[name],
    defaultValue: typed[name],
    wrong: wrong[name],
    required: true,
  });
  const select = (name: 'country' | 'role' | 'purpose') => ({
    id: `paper-${name}`,
    name,
    label: words[name],
    none: words.choose,
    chosen: typed[name],
    wrong: wrong[name],
  });
  return (
    <form className="form paper-form" method="post" action={paperFormPath(paper.id)} data-login>
      {form ? <input type="hidden" name="form" value={form} /> : null}
      <TextField {...text('name')} autoComplete="name" maxLength={60} />
      <TextField {...text('email')} type="email" autoComplete="email" maxLength={254} />
      <TextField {...text('company')} autoComplete="organization" maxLength={120} />
      <div className="form-pair">
        <SelectField {...select('country')} choices={toCountryChoices(edition)} required />
        <SelectField
          {...select('role')}
          choices={toChoices(jobRoles, (one) => words.roles[one])}
          required
        />
      </div>
      <SelectField
        {...select('purpose')}
        choices={toChoices(paperPurposes, (one) => words.purposes[one])}
      />
      <CheckField
        id="paper-agreed"
        name="agreed"
        checked={typed.agreed === 'yes'}
        wrong={wrong.agreed}
        label={
          <AgreeLabel sentence={papers.agree} name={papers.agreeLink} href={paperPolicyPath} />
        }
      />
      <CheckField
        id="paper-may-write"
        name="may_write"
        checked={typed.may_write === 'yes'}
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

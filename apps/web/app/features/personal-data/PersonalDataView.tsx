import { accountExportPath, accountPath } from '@ironbridge/domain';
import { CheckField, FormWords, SectionHead } from '@ironbridge/ui';
import type { Refused } from '../../platform/form.ts';
import { usePage } from '../../platform/page.ts';
import { toTextLines } from '../../shell/text-lines.ts';

export function PersonalDataView({ refused }: { readonly refused?: Refused<'sure'> | undefined }) {
  const words = usePage().copy.personalData;
  return (
    <>
      <section className="personal-data" aria-labelledby="export">
        <SectionHead id="export" title={words.export} />
        <p>{words.exportText}</p>
        <a className="button" href={accountExportPath} download>
          {words.exportButton}
        </a>
      </section>
      <section className="personal-data" aria-labelledby="delete">
        <SectionHead id="delete" title={words.delete} />
        <p>{words.deleteText}</p>
        <div className="form-pair">
          <Points title={words.goes} points={toTextLines(words.goesLines)} />
          <Points title={words.stays} points={toTextLines(words.staysLines)} />
        </div>
        <form className="form" method="post" action={accountPath('data')}>
          <CheckField
            id="delete-sure"
            name="sure"
            label={words.sure}
            wrong={refused?.wrong?.sure}
          />
          <FormWords words={refused?.words} />
          <div className="form-end">
            <button type="submit" className="button button-primary">
              {words.deleteButton}
            </button>
          </div>
        </form>
      </section>
    </>
  );
}

function Points({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

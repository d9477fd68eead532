import { reportReasons } from '@ironbridge/domain';
import { SelectField } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { toChoices } from '../../shell/forms/to-choices.ts';

/** For a letter that should not have been sent. */
export function ReportForm({ wrong }: { readonly wrong: string | undefined }) {
  const { copy } = usePage();
  const words = copy.enquiries.reply;
  return (
    <details className="report" open={wrong !== undefined}>
      <summary>{words.report}</summary>
      <form className="form" method="post">
        <p className="meta">{words.reportText}</p>
        <SelectField
          id="reason"
          name="reason"
          label={words.reportReason}
          none={words.reportChoose}
          choices={toChoices(reportReasons, (reason) => words.reasons[reason])}
          wrong={wrong}
          required
        />
        <div className="form-end">
          <button type="submit" className="button">
            {words.report}
          </button>
        </div>
      </form>
    </details>
  );
}

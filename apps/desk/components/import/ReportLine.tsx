'use client';

import { Link, Pill } from '@payloadcms/ui';
import type { ComponentProps } from 'react';
import type { ImportKind, RowState } from '../../importing/import-run.ts';
import type { ReportRow } from '../../importing/report-row.ts';
import { rowWords, undoWords } from '../../importing/state-words.ts';
import type { ImportTarget } from './import-status.ts';
import { useWords } from './use-words.ts';

const styles: Record<RowState, NonNullable<ComponentProps<typeof Pill>['pillStyle']>> = {
  new: 'success',
  changed: 'warning',
  unchanged: 'light-gray',
  refused: 'error',
};

interface Props {
  readonly row: ReportRow;
  readonly kind: ImportKind;
  readonly targets: readonly ImportTarget[];
}

export function ReportLine({ row, kind, targets }: Props) {
  const { say } = useWords();
  const label = (field: string) => {
    const target = targets.find(({ key }) => key === field);
    return target ? say(target) : field;
  };
  const isThere = row.record !== null && row.undo !== 'deleted' && row.undo !== 'gone';
  return (
    <tr>
      <th scope="row">{row.line}</th>
      <td>
        {row.state && (
          <Pill pillStyle={styles[row.state]} size="small">
            {say(rowWords[row.state])}
          </Pill>
        )}
        {row.undo && (
          <Pill pillStyle={row.undo.startsWith('kept') ? 'warning' : 'light'} size="small">
            {say(undoWords[row.undo])}
          </Pill>
        )}
      </td>
      <td>{row.number}</td>
      <td>
        {isThere ? (
          <Link href={`/admin/collections/${kind}/${row.record}`}>{row.name || row.record}</Link>
        ) : (
          row.name
        )}
      </td>
      <td>
        {(row.fields ?? []).map(label).join(say({ en: ', ', zh: '、' }))}
        {(row.problems ?? []).map((problem) => (
          <p key={`${problem.field} ${problem.en}`}>
            {problem.field && <b>{label(problem.field)}</b>} {say(problem)}
          </p>
        ))}
      </td>
    </tr>
  );
}

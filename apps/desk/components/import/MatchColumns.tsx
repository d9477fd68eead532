'use client';

import { Banner, Button, toast } from '@payloadcms/ui';
import { type FormEvent, useState } from 'react';
import { post } from '../post.ts';
import { ColumnRow } from './ColumnRow.tsx';
import type { ImportStatus } from './import-status.ts';
import { useWords } from './use-words.ts';

interface Props {
  readonly run: ImportStatus;
  readonly onChecked: () => Promise<void>;
}

/** Which column is which field. */
export function MatchColumns({ run, onChecked }: Props) {
  const { language, say } = useWords();
  const [mapping, setMapping] = useState(run.mapping);
  const [supplier, setSupplier] = useState(run.supplier_number ?? '');
  const [busy, setBusy] = useState(false);
  const asksSupplier = run.kind === 'products' && !mapping.includes('supplier');
  const missing = run.targets.filter(
    ({ key, needed }) =>
      needed && !mapping.includes(key) && !(key === 'supplier' && supplier.trim() !== ''),
  );

  async function check(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      await post(`/api/imports/${run.id}/check`, language, {
        mapping,
        supplier_number: asksSupplier ? supplier : null,
      });
      await onChecked();
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  }

  return (
    <form className="desk-import-columns" onSubmit={(event) => void check(event)}>
      <p>
        {say({
          en: 'Columns are matched by their headers and remembered for the next file of the same make. An empty cell leaves its field as it is. Several values are divided by a semicolon; pictures are given by file name or by web address.',
          zh: '系统按表头自动对应各列，并为同样格式的文件记住所选。空单元格不改动原有内容；多个值用分号隔开；图片可填文件名或网址。',
        })}
      </p>
      {missing.length > 0 && (
        <Banner type="error">
          {say({ en: 'Still missing: ', zh: '尚未对应：' })}
          {missing.map((target) => say(target)).join(say({ en: ', ', zh: '、' }))}
        </Banner>
      )}
      {asksSupplier && (
        <label className="desk-import-supplier">
          {say({
            en: 'Supplier of every row (number or name)',
            zh: '所有行的供应商（编号或名称）',
          })}
          <input
            maxLength={300}
            onChange={(event) => setSupplier(event.target.value)}
            type="text"
            value={supplier}
          />
        </label>
      )}
      <div className="table">
        <table>
          <thead>
            <tr>
              <th scope="col">{say({ en: 'Column', zh: '列' })}</th>
              <th scope="col">{say({ en: 'First values', zh: '示例' })}</th>
              <th scope="col">{say({ en: 'Field in the desk', zh: '对应字段' })}</th>
            </tr>
          </thead>
          <tbody>
            {run.headers.map((header, column) => (
              <ColumnRow
                chosen={mapping[column] ?? null}
                header={header}
                // A column is its place: two may have the same header.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                key={column}
                onChoose={(key) =>
                  setMapping(mapping.map((old, at) => (at === column ? key : old)))
                }
                place={column + 1}
                samples={run.samples.map((cells) => cells[column] ?? '')}
                targets={run.targets.filter(
                  ({ key }) => key === mapping[column] || !mapping.includes(key),
                )}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Button disabled={busy || missing.length > 0} margin={false} type="submit">
        {say({ en: 'Start the trial run', zh: '开始试运行' })}
      </Button>
    </form>
  );
}

'use client';

import { Pagination } from '@payloadcms/ui';
import { useState } from 'react';
import { rowStates, undoStates } from '../../importing/import-run.ts';
import { rowWords, undoWords } from '../../importing/state-words.ts';
import type { Words } from '../../words.ts';
import { useAnswer } from '../use-answer.ts';
import { type ImportStatus, isPage } from './import-status.ts';
import { ReportLine } from './ReportLine.tsx';
import { useWords } from './use-words.ts';

const pageSize = 50;
const filters: Record<string, Words> = { ...rowWords, ...undoWords };

/** Line by line what the file does, or did; by kinds, if one asks for them. */
export function Report({ run }: { readonly run: ImportStatus }) {
  const { say, count } = useWords();
  const [state, setState] = useState('');
  const [page, setPage] = useState(1);
  const { answer } = useAnswer(`/api/imports/${run.id}/rows?state=${state}&page=${page}`, isPage);
  const shown = [...rowStates, ...(run.state === 'undone' ? undoStates : [])].filter(
    (key) => (run.counts[key] ?? 0) > 0,
  );
  const total = state === '' ? run.rows : (run.counts[state] ?? 0);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const choose = (key: string) => {
    setState(key);
    setPage(1);
  };

  return (
    <section aria-label={say({ en: 'Report', zh: '报告' })} className="desk-import-report">
      <fieldset>
        <legend>{say({ en: 'Show', zh: '显示' })}</legend>
        <button aria-pressed={state === ''} onClick={() => choose('')} type="button">
          {say({ en: 'All', zh: '全部' })} <b>{count(run.rows)}</b>
        </button>
        {shown.map((key) => (
          <button
            aria-pressed={state === key}
            data-state={key}
            key={key}
            onClick={() => choose(key)}
            type="button"
          >
            {filters[key] && say(filters[key])} <b>{count(run.counts[key] ?? 0)}</b>
          </button>
        ))}
      </fieldset>
      <div className="table">
        <table>
          <thead>
            <tr>
              <th scope="col">{say({ en: 'Line', zh: '行' })}</th>
              <th scope="col">{say({ en: 'Result', zh: '结果' })}</th>
              <th scope="col">{say({ en: 'Number', zh: '编号' })}</th>
              <th scope="col">{say({ en: 'Name', zh: '名称' })}</th>
              <th scope="col">{say({ en: 'What changes, or why not', zh: '变化或原因' })}</th>
            </tr>
          </thead>
          <tbody>
            {(answer?.rows ?? []).map((row) => (
              <ReportLine key={row.line} kind={run.kind} row={row} targets={run.targets} />
            ))}
          </tbody>
        </table>
      </div>
      {pages > 1 && (
        <Pagination
          hasNextPage={page < pages}
          hasPrevPage={page > 1}
          limit={pageSize}
          nextPage={Math.min(page + 1, pages)}
          numberOfNeighbors={2}
          onChange={setPage}
          page={page}
          prevPage={Math.max(page - 1, 1)}
          totalPages={pages}
        />
      )}
    </section>
  );
}

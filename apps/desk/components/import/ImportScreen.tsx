'use client';

import { Gutter, SetStepNav, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { kindWords, stateWords } from '../../importing/state-words.ts';
import { ImportActions } from './ImportActions.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import './import.css';
import type { ImportStatus } from './import-status.ts';
import { MatchColumns } from './MatchColumns.tsx';
import { Report } from './Report.tsx';
import { useImport } from './use-import.ts';
import { useWords } from './use-words.ts';

/** One import, from the matching of its columns to its undoing. */
export function ImportScreen() {
  const { id } = useDocumentInfo();
  const { run, reload } = useImport(id);
  const { say, count } = useWords();
  const label = say({ en: 'Catalogue imports', zh: '目录导入' });
  if (run === undefined) return null;
  const kind = say(kindWords[run.kind]);
  const rows = say({ en: `${count(run.rows)} rows`, zh: `${count(run.rows)} 行` });
  return (
    <Gutter className="desk-import">
      <SetStepNav nav={[{ label, url: '/admin/collections/imports' }, { label: run.file_name }]} />
      <header>
        <h1>{run.file_name}</h1>
        <p>
          {kind} · {rows} · {say(stateWords[run.state])}
        </p>
      </header>
      <ImportSteps state={run.state} />
      <Step reload={reload} run={run} />
    </Gutter>
  );
}

interface Props {
  readonly run: ImportStatus;
  readonly reload: () => Promise<void>;
}

function Step({ run, reload }: Props) {
  const [matching, setMatching] = useState(false);
  if (run.state === 'uploaded' || (run.state === 'checked' && matching)) {
    const checked = () => {
      setMatching(false);
      return reload();
    };
    return <MatchColumns key={run.id} onChecked={checked} run={run} />;
  }
  if (run.state !== 'checked' && run.state !== 'done' && run.state !== 'undone') {
    return <ImportProgress run={run} />;
  }
  return (
    <>
      <ImportActions onMatch={() => setMatching(true)} reload={reload} run={run} />
      <Report key={run.state} run={run} />
    </>
  );
}

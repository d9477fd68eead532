'use client';

import { Button, ConfirmationModal, toast, useModal } from '@payloadcms/ui';
import { useState } from 'react';
import { post } from '../post.ts';
import type { ImportStatus } from './import-status.ts';
import { useWords } from './use-words.ts';

const undoModal = 'desk-import-undo';

interface Props {
  readonly run: ImportStatus;
  readonly reload: () => Promise<void>;
  readonly onMatch: () => void;
}

/** What can be done with an import that waits for somebody. */
export function ImportActions({ run, reload, onMatch }: Props) {
  const { language, say, count } = useWords();
  const { openModal } = useModal();
  const [busy, setBusy] = useState(false);
  const good = (run.counts['new'] ?? 0) + (run.counts['changed'] ?? 0);

  async function order(what: 'run' | 'undo') {
    setBusy(true);
    try {
      await post(`/api/imports/${run.id}/${what}`, language);
      await reload();
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  }

  return (
    <div className="desk-import-actions">
      {run.state === 'checked' && (
        <>
          <Button disabled={busy || good === 0} margin={false} onClick={() => void order('run')}>
            {good === 0
              ? say({ en: 'Nothing to import', zh: '没有可导入的内容' })
              : say({ en: `Import ${count(good)} rows`, zh: `导入 ${count(good)} 行` })}
          </Button>
          <Button buttonStyle="secondary" disabled={busy} margin={false} onClick={onMatch}>
            {say({ en: 'Match columns again', zh: '重新对应列' })}
          </Button>
        </>
      )}
      {run.state === 'done' && (
        <Button
          buttonStyle="secondary"
          disabled={busy || good === 0}
          margin={false}
          onClick={() => openModal(undoModal)}
        >
          {say({ en: 'Undo this import', zh: '撤销这次导入' })}
        </Button>
      )}
      <Button
        buttonStyle="secondary"
        el="anchor"
        margin={false}
        url={`/api/imports/${run.id}/report`}
      >
        {say({ en: 'Download the report (CSV)', zh: '下载报告（CSV）' })}
      </Button>
      <ConfirmationModal
        body={say({
          en: `${count(good)} records will be as they were before: new ones are deleted, changed ones set back. What was changed or used elsewhere since is kept and listed.`,
          zh: `${count(good)} 条记录将恢复到导入前：新增的删除，更新的还原。导入后又被修改或引用的会保留，并在报告中列出。`,
        })}
        confirmLabel={say({ en: 'Undo', zh: '撤销' })}
        heading={say({ en: 'Undo this import?', zh: '撤销这次导入？' })}
        modalSlug={undoModal}
        onConfirm={() => order('undo')}
      />
    </div>
  );
}

'use client';

import { editionIds } from '@ironbridge/domain';
import {
  Button,
  Modal,
  toast,
  useAuth,
  useDocumentInfo,
  useFormFields,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { useId, useState } from 'react';
import { findOwnEdition } from '../access/role.ts';
import { inLanguageOf, type Words } from '../words.ts';
import { post } from './post.ts';

/** Takes what is live off the site at once. It asks why, and the answer stays in the audit log. */
export function TakeDown({ drafts }: { readonly drafts: boolean }) {
  const { id, collectionSlug, hasPublishedDoc, hasSavePermission } = useDocumentInfo();
  const { user } = useAuth();
  const own = findOwnEdition(user);
  const flagged = useFormFields(([fields]) =>
    (own === undefined ? editionIds : [own]).some((id) => fields[`live_${id}`]?.value === true),
  );
  const { i18n } = useTranslation();
  const { closeModal, openModal } = useModal();
  const field = useId();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const say = (words: Words) => inLanguageOf({ i18n }, words);
  if (id === undefined || !user || !hasSavePermission || !(drafts ? hasPublishedDoc : flagged)) {
    return null;
  }

  const modal = `take-down-${id}`;
  const send = async () => {
    setBusy(true);
    try {
      await post(`/api/${collectionSlug}/${id}/take-down`, i18n.language, {
        reason: reason.trim(),
        ...(drafts || own === undefined ? {} : { edition: own }),
      });
      closeModal(modal);
      toast.success(say({ en: 'Taken down.', zh: '已下架。' }));
      window.location.reload();
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button buttonStyle="pill" margin={false} onClick={() => openModal(modal)} size="medium">
        {say({ en: 'Take down', zh: '紧急下架' })}
      </Button>
      <Modal className="desk-modal" slug={modal}>
        <div className="desk-modal__card">
          <h2>{say({ en: 'Take this down at once?', zh: '立即下架这条内容？' })}</h2>
          <p>
            {say({
              en: 'Readers lose it within a second, scheduled publishing is cancelled. The text stays in the desk as a draft.',
              zh: '读者一秒内将无法看到，定时发布同时取消；内容以草稿形式保留在编辑台。',
            })}
          </p>
          <label htmlFor={field}>{say({ en: 'Reason', zh: '下架原因' })}</label>
          <textarea
            id={field}
            maxLength={200}
            onChange={(event) => setReason(event.target.value)}
            rows={3}
            value={reason}
          />
          <div className="desk-modal__buttons">
            <Button
              buttonStyle="secondary"
              margin={false}
              onClick={() => closeModal(modal)}
              size="large"
            >
              {say({ en: 'Cancel', zh: '取消' })}
            </Button>
            <Button
              disabled={busy || reason.trim().length < 2}
              margin={false}
              onClick={() => void send()}
              size="large"
            >
              {say({ en: 'Take down', zh: '下架' })}
            </Button>
          </div>
        </div>
      </Modal>
    </>
  );
}

'use client';

import { Button, Dropzone, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useRef, useState } from 'react';
import { type ImportKind, importKinds } from '../../importing/import-run.ts';
import { kindWords } from '../../importing/state-words.ts';
import './import.css';
import { sendFile } from './send-file.ts';
import { useWords } from './use-words.ts';

/** Stands above the list of imports: choose what the file holds, and the file. */
export function ImportStart() {
  const { language, say } = useWords();
  const router = useRouter();
  const chooser = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<ImportKind>('products');
  const [reading, setReading] = useState<string>();

  async function send(file: File | undefined) {
    if (file === undefined) return;
    setReading(file.name);
    try {
      router.push(`/admin/collections/imports/${await sendFile(file, kind, language)}`);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
      setReading(undefined);
    }
  }

  return (
    <section aria-labelledby="desk-import-start" className="desk-import-start">
      <h2 id="desk-import-start">{say({ en: 'Import a catalogue', zh: '导入目录' })}</h2>
      <fieldset disabled={reading !== undefined}>
        <legend>{say({ en: 'The file holds', zh: '文件内容' })}</legend>
        {importKinds.map((value) => (
          <label key={value}>
            <input
              checked={kind === value}
              name="kind"
              onChange={() => setKind(value)}
              type="radio"
              value={value}
            />
            {say(kindWords[value])}
          </label>
        ))}
      </fieldset>
      <Dropzone disabled={reading !== undefined} onChange={(files) => void send(files[0])}>
        <input
          accept=".csv,.tsv,.txt,.xlsx"
          hidden
          onChange={(event) => void send(event.target.files?.[0])}
          ref={chooser}
          type="file"
        />
        {reading === undefined ? (
          <>
            <Button
              buttonStyle="primary"
              margin={false}
              onClick={() => chooser.current?.click()}
              size="medium"
            >
              {say({ en: 'Choose a file', zh: '选择文件' })}
            </Button>
            <p>
              {say({
                en: 'or drop it here. CSV or Excel (.xlsx), headers in the first row, up to 64 MB. Nothing is changed until you say so.',
                zh: '或将文件拖到此处。支持 CSV 和 Excel（.xlsx），首行为表头，最大 64 MB。确认之前不会改动任何数据。',
              })}
            </p>
          </>
        ) : (
          <p role="status">{say({ en: `Reading ${reading} …`, zh: `正在读取 ${reading} …` })}</p>
        )}
      </Dropzone>
    </section>
  );
}

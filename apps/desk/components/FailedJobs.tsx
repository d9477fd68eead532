'use client';

import { Button, toast, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import type { FailedJob } from '../start/failed-jobs.ts';
import { inLanguageOf, type Words } from '../words.ts';
import { post } from './post.ts';
import { toTime } from './time.ts';

interface Props {
  readonly jobs: readonly (Omit<FailedJob, 'at'> & { readonly at: string })[];
}

/** What the road has given up on: an administrator reads why, and lets it try again. */
export function FailedJobs({ jobs }: Props) {
  const { i18n } = useTranslation();
  const [retried, setRetried] = useState<ReadonlySet<string>>(new Set());
  const say = (words: Words) => inLanguageOf({ i18n }, words);
  const retry = async (queue: string, id: string) => {
    try {
      await post('/api/retry-job', i18n.language, { queue, id });
      setRetried((before) => new Set([...before, `${queue}:${id}`]));
      toast.success(say({ en: 'It is tried again.', zh: '已重新执行。' }));
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <section className="desk-card desk-card--alarm" data-list="failed-jobs">
      <h2>
        {say({ en: 'Jobs that failed', zh: '失败的任务' })}
        <span className="desk-card__count">{jobs.length}</span>
      </h2>
      <ul>
        {jobs.map(({ queue, id, task, key, error, at }) => (
          <li className="desk-job" key={`${queue}:${id}`}>
            <div>
              <strong>
                {task} {key}
              </strong>
              <small>
                <time dateTime={at}>{toTime(new Date(at), i18n)}</time>
                <span>{error}</span>
              </small>
            </div>
            <Button
              buttonStyle="secondary"
              disabled={retried.has(`${queue}:${id}`)}
              margin={false}
              onClick={() => void retry(queue, id)}
              size="small"
            >
              {say({ en: 'Try again', zh: '重试' })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

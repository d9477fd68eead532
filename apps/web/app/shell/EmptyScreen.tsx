import type { ReactNode } from 'react';
import { PageMeta, type PageMetaProps } from './PageMeta.tsx';

export interface EmptyScreenProps {
  readonly meta: PageMetaProps;
  readonly children: ReactNode;
}

/** A page in the empty layout: nothing stands around it. */
export function EmptyScreen({ meta, children }: EmptyScreenProps) {
  return (
    <>
      <PageMeta {...meta} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

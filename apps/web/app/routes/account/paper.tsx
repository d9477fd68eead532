import { paperPath } from '@ironbridge/domain';
import { Headline } from '@ironbridge/ui';
import { loadPaperForm } from '../../features/papers/load-paper-form.server.ts';
import { PaperForm } from '../../features/papers/PaperForm.tsx';
import { requestPaper } from '../../features/papers/request-paper.server.ts';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { AccountScreen } from '../../shell/account/AccountScreen.tsx';
import type { Route } from './+types/paper';

export function loader({ context, request, params }: Route.LoaderArgs) {
  return loadPaperForm(context.get(visitContext), request, params.id);
}

export function action({ context, request, params }: Route.ActionArgs) {
  return requestPaper(context.get(visitContext), request, params.id);
}

export default function PaperFormPage({ loaderData, actionData }: Route.ComponentProps) {
  const { copy } = usePage();
  const { paper, form } = loaderData;
  return (
    <AccountScreen section="downloads" title={copy.downloads.formTitle}>
      <section>
        <Headline as="h2" text={paper.title} href={paperPath(paper.id)} />
        <PaperForm paper={paper} form={actionData?.typed.form || form} refused={actionData} />
      </section>
    </AccountScreen>
  );
}

import config from '@payload-config';
import { MinimalTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation';
import { getPayload } from 'payload';

export const dynamic = 'force-dynamic';

/** Stands where Payload would let whoever comes first make themselves administrator. */
export default async function Page() {
  const payload = await getPayload({ config });
  const people = await payload.count({ collection: 'users' });
  if (people.totalDocs > 0) redirect('/admin');
  return (
    <MinimalTemplate>
      <div className="desk-first">
        <h1>铁桥编辑台 · Ironbridge desk</h1>
        <p>还没有任何人员。请在服务器上运行以下命令，创建首位管理员：</p>
        <p>There is nobody here yet. Make the first administrator on the server:</p>
        <pre>ADMIN_EMAIL=you@example.com pnpm --filter @ironbridge/desk create-admin</pre>
      </div>
    </MinimalTemplate>
  );
}

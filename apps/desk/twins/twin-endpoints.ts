import { isEditionId, parseId, type TwinKind, twinOf } from '@ironbridge/domain';
import type { Endpoint, PayloadRequest } from 'payload';
import { findRole, writesEdition } from '../access/role.ts';
import { Refusal } from '../refusal.ts';
import { findNewestVersion, findTwin, type Twin } from './find-twin.ts';
import { startTwin } from './start-twin.ts';
import { twinCollections } from './twin-collections.ts';

/** `GET …/{id}/twin` tells how it stands, `POST …/{id}/twin` starts one, `POST …/{id}/twin/current` says it is up to date. */
export function twinEndpoints(kind: TwinKind): Endpoint[] {
  return [
    {
      path: '/:id/twin',
      method: 'get',
      handler: async (req) => Response.json(await view(req, kind)),
    },
    {
      path: '/:id/twin',
      method: 'post',
      handler: async (req) => {
        const id = await startTwin(req, kind, getId(req));
        return Response.json({ id }, { status: 201 });
      },
    },
    { path: '/:id/twin/current', method: 'post', handler: (req) => markCurrent(req, kind) },
  ];
}

async function view(req: PayloadRequest, kind: TwinKind): Promise<{ twin: Twin | null }> {
  if (findRole(req.user) === undefined) throw refuse(req);
  const id = getId(req);
  const { edition } = await req.payload.findByID({
    collection: twinCollections[kind],
    id,
    draft: true,
    depth: 0,
    select: { edition: true },
    req,
  });
  if (!isEditionId(edition)) return { twin: null };
  return { twin: (await findTwin(req.payload, kind, { id, edition })) ?? null };
}

/** Said by an editor of the translation's edition: nobody else can know. */
async function markCurrent(req: PayloadRequest, kind: TwinKind): Promise<Response> {
  const { twin } = await view(req, kind);
  if (twin === null || twin.source === null) throw refuse(req, 400);
  const id = getId(req);
  const isOriginal = twin.source !== twin.edition;
  const original = isOriginal ? id : twin.id;
  if (!writesEdition(req.user, twinOf(twin.source))) throw refuse(req);
  const version = await findNewestVersion(req.payload, kind, original);
  await req.payload.update({
    collection: 'twin_pairs',
    id: twin.pair,
    data: { source_version: version ?? null },
    depth: 0,
    req,
  });
  return Response.json(await view(req, kind));
}

function getId(req: PayloadRequest): number {
  const id = parseId(String(req.routeParams?.['id']));
  if (id === undefined) throw refuse(req, 400);
  return id;
}

function refuse(req: PayloadRequest, status: 400 | 403 = 403): Refusal {
  return new Refusal(
    req,
    { en: 'Your role may not do this here.', zh: '你的角色不能进行此操作。' },
    status,
  );
}

import { parseId } from '@ironbridge/domain';
import { addDataAndFileToRequest, type CollectionConfig, type Endpoint } from 'payload';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { getSlug } from '../collections/get-slug.ts';
import { hasDrafts, hasLiveFlags } from '../collections/traits.ts';
import { Refusal } from '../refusal.ts';
import { takeDown } from './take-down.ts';

const order = Type.Object({
  reason: Type.String({ minLength: 2, maxLength: 200, pattern: '\\S' }),
  edition: Type.Optional(Type.Union([Type.Literal('cn'), Type.Literal('en')])),
});

/** `POST …/{id}/take-down` {reason, edition?}, and the button for it. */
export function withTakeDown(collection: CollectionConfig): CollectionConfig {
  if (!hasDrafts(collection) && !hasLiveFlags(collection)) return collection;
  const { admin } = collection;
  const edit = admin?.components?.edit;
  return {
    ...collection,
    endpoints: [...(collection.endpoints || []), takeDownEndpoint(collection.slug)],
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        edit: {
          ...edit,
          beforeDocumentControls: [
            ...(edit?.beforeDocumentControls ?? []),
            {
              path: './components/TakeDown.tsx#TakeDown',
              clientProps: { drafts: hasDrafts(collection) },
            },
          ],
        },
      },
    },
  };
}

function takeDownEndpoint(name: string): Endpoint {
  return {
    path: '/:id/take-down',
    method: 'post',
    handler: async (req) => {
      await addDataAndFileToRequest(req);
      const id = parseId(String(req.routeParams?.['id']));
      if (id === undefined || !Value.Check(order, req.data)) {
        throw new Refusal(req, { en: 'Say why it is taken down.', zh: '请填写下架原因。' }, 400);
      }
      await takeDown(req, { collection: getSlug(req.payload, name), id, ...req.data });
      return Response.json({ id });
    },
  };
}

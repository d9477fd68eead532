import { parseId } from '@ironbridge/domain';
import type { CollectionConfig, Endpoint, UIField } from 'payload';
import { findRole } from '../access/role.ts';
import { getSlug } from '../collections/get-slug.ts';
import { Refusal } from '../refusal.ts';
import { findUsage, most } from './find-usage.ts';

/** What others are made of. A name here gives a collection its list of where it is used. */
const used = new Set(['media', 'suppliers', 'products']);

const usageField: UIField = {
  name: 'usage',
  type: 'ui',
  label: { en: 'Where it is used', zh: '被引用处' },
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: './components/UsageField.tsx#UsageField' },
  },
};

export function withUsage(collection: CollectionConfig): CollectionConfig {
  if (!used.has(collection.slug)) return collection;
  return {
    ...collection,
    endpoints: [...(collection.endpoints || []), usageEndpoint(collection.slug)],
    fields: [...collection.fields, usageField],
  };
}

function usageEndpoint(name: string): Endpoint {
  return {
    path: '/:id/usage',
    method: 'get',
    handler: async (req) => {
      const id = parseId(String(req.routeParams?.['id']));
      if (findRole(req.user) === undefined || id === undefined) {
        throw new Refusal(req, { en: 'Sign in first.', zh: '请先登录。' });
      }
      const uses = await findUsage(req, getSlug(req.payload, name), id);
      return Response.json({ uses, more: uses.length === most });
    },
  };
}

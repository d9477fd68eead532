import { roles } from '@ironbridge/domain';
import type { CollectionConfig } from 'payload';
import { administrators } from '../access/administrators.ts';
import { administratorsOrSelf } from '../access/administrators-or-self.ts';
import { findRole, isAdministrator } from '../access/role.ts';
import { auditRole, auditSignIn } from '../audit/audit-people.ts';
import { env } from '../env.ts';
import { refuseUnless } from '../fields/guarded.ts';
import { refuseForgotten } from '../hooks/refuse-forgotten.ts';
import { refuseStrangers } from '../hooks/refuse-strangers.ts';
import { groups } from './groups.ts';
import { roleLabels } from './role-labels.ts';

export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: { en: 'Person', zh: '人员' }, plural: { en: 'People', zh: '人员' } },
  admin: {
    group: groups.site,
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'updatedAt'],
    listSearchableFields: ['name', 'email'],
  },
  auth: {
    maxLoginAttempts: 8,
    lockTime: 10 * 60_000,
    tokenExpiration: 12 * 3600,
    cookies: { sameSite: 'Lax', secure: env.DESK_ORIGIN.startsWith('https:') },
  },
  access: {
    admin: ({ req }) => findRole(req.user) !== undefined,
    read: administratorsOrSelf,
    create: administrators,
    update: administratorsOrSelf,
    delete: administrators,
    unlock: administrators,
  },
  hooks: {
    beforeOperation: [refuseStrangers, refuseForgotten],
    afterChange: [auditRole],
    afterLogin: [auditSignIn],
  },
  fields: [
    { name: 'name', type: 'text', label: { en: 'Name', zh: '姓名' }, required: true },
    {
      name: 'role',
      type: 'select',
      label: { en: 'Role', zh: '角色' },
      required: true,
      saveToJWT: true,
      options: roles.map((role) => ({ value: role, label: { ...roleLabels[role] } })),
      access: {
        create: ({ req }) => isAdministrator(req.user),
        update: ({ req }) => isAdministrator(req.user),
      },
      hooks: {
        beforeValidate: [
          refuseUnless({
            mayWrite: ({ user }) => isAdministrator(user),
            refusal: {
              en: 'Only an administrator may change a role.',
              zh: '只有管理员可以更改角色。',
            },
          }),
        ],
      },
    },
  ],
};

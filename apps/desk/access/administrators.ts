import type { Access } from 'payload';
import { isAdministrator } from './role.ts';

export const administrators: Access = ({ req }) => isAdministrator(req.user);

import type { Access } from 'payload';
import { sellsPlaces } from './role.ts';

/** Advertising is sold for both editions by the same people, and no editor has a hand in it. */
export const advertisers: Access = ({ req }) => sellsPlaces(req.user);

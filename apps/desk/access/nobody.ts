import type { Access } from 'payload';

/** For what the desk keeps for itself: no request, whoever sends it. */
export const nobody: Access = () => false;

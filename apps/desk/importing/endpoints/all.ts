import type { Endpoint } from 'payload';

export const importEndpoints: Endpoint[] = [];

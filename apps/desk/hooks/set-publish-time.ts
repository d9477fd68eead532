import type { CollectionBeforeChangeHook } from 'payload';

export const setPublishTime: CollectionBeforeChangeHook = ({ data }) =>
  data['_status'] === 'published' && !data['publish_time']
    ? { ...data, publish_time: new Date().toISOString() }
    : data;

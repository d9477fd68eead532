export { industryPath as industryHref } from '@ironbridge/domain';

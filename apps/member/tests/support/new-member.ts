export { newMember } from '@ironbridge/people';

export { type NewMember, newMember } from '@ironbridge/people';

export * from './ask-as.ts';
export * from './new-member.ts';

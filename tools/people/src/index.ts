export * from './ask-as.ts';
export * from './busy-member.ts';
export * from './calling.ts';
export * from './doors.ts';
export * from './judge-listing.ts';
export * from './new-member.ts';
export * from './own-screens.ts';
export * from './write-to-supplier.ts';

export * from './ask-as.ts';
export * from './calling.ts';
export * from './doors.ts';
export * from './new-member.ts';
export * from './write-to-supplier.ts';

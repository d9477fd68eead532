/** What whoever sent a view is told. */
export const taken = '{"code":1,"msg":"","data":null}';

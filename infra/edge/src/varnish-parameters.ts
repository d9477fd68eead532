/**
 * For varnishd's -p. A page of a hundred items carries some hundred tags in one header, and a purge as many: the
 * defaults (8 kB a header line) would turn either into an error.
 */
export const varnishParameters: readonly string[] = [
  'http_req_hdr_len=32k',
  'http_req_size=64k',
  'http_resp_hdr_len=32k',
  'http_resp_size=64k',
  'workspace_backend=256k',
  'workspace_client=256k',
];

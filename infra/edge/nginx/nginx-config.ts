import { errorCatalogue } from '@ironbridge/contract';
import { type EditionId, editionIds } from '@ironbridge/domain';
import { pagePolicy, toPage } from '../src/error-page.ts';

export interface NginxOptions {
  /** Addresses to listen on. */
  readonly listen: readonly string[];
  /** Each with its port, unless that is the scheme's own: what the processes behind get as Host. */
  readonly editionHosts: Readonly<Record<EditionId, string>>;
  readonly deskHost: string;
  /** host:port of each. */
  readonly varnishes: readonly string[];
  readonly desk: string;
  /** Holds the pid file and what is too large for memory. */
  readonly folder: string;
  /**
   * Under a supervisor that restarts it nginx needs no master, whose workers would outlive its sudden end and keep
   * the port.
   */
  readonly supervised: boolean;
  /** Whether readers come by TLS: a browser that came so once is told to come so always. */
  readonly secure: boolean;
  /** What one address may send to the editions in a second, and at once; what is asked for is not counted. */
  readonly posts?: PostLimit;
  /** Lets the desk's development server keep its socket to the browser. */
  readonly development?: boolean;
}

interface PostLimit {
  readonly perSecond: number;
  readonly burst: number;
}

/** The door: it knows hosts and nothing of paths, which are Varnish's. */
export function renderNginxConfig(options: NginxOptions): string {
  const { folder, posts = { perSecond: 200, burst: 1000 } } = options;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path "${folder}/${name}";`)
    .join('\n');
  return `# Generated from infra/edge/nginx.
worker_processes auto;
${options.supervised ? 'master_process off;\n' : ''}worker_rlimit_nofile 16384;
daemon off;
pid "${folder}/nginx.pid";
error_log stderr warn;

events { worker_connections 4096; }

http {
  access_log off;
  server_tokens off;
  default_type text/plain;
${temporary}

  # Waiting for a full packet delays what Varnish has ready.
  tcp_nopush off;
  tcp_nodelay on;
  keepalive_timeout 65s;
  keepalive_requests 10000;
  client_header_timeout 10s;
  client_body_timeout 30s;
  client_max_body_size 1m;

  # Never taken out of rotation: a Varnish that is gone refuses at once, and one that answers 5xx for a page may
  # still hold another.
  upstream edge {
${options.varnishes.map((address) => `    server ${address} max_fails=0;`).join('\n')}
    keepalive 64;
    keepalive_requests 10000;
    # Both servers behind close an idle connection after 5 s. Whoever sends a form into one that is just being closed
    # would lose it, so we let go first.
    keepalive_timeout 4s;
  }
  upstream desk {
    server ${options.desk} max_fails=0;
    keepalive 16;
    keepalive_timeout 4s;
  }
  # A method that nginx itself refuses: whoever is told so is told what would do.
  map "$status:$upstream_status" $own_allow { default ""; "405:" "GET, HEAD, POST"; }
${ownHeaders(options)}
  # What the door refuses is refused as all else is: a program gets an envelope, a person a page.
${doorErrors.map((name) => `  map $http_accept $${name} { default @${name}_call; "~text/html" @${name}_page; }`).join('\n')}
  # Who sends more than any office does is stopped at the door; what may be sent how often is for each to say.
  map $request_method $sender { default ""; POST $binary_remote_addr; }
  limit_req_zone $sender zone=posts:10m rate=${posts.perSecond}r/s;
  limit_req_status 429;
  map "$status:$upstream_status" $own_retry { default ""; "429:" "${secondsToWait(posts)}"; }
  add_header Retry-After $own_retry always;
  limit_req_log_level warn;
${options.development ? '  map $http_upgrade $upgrade_connection { default upgrade; "" ""; }\n' : ''}
  server {
${listen(options, ' default_server')}
    server_name _;
    location / {
      keepalive_timeout 0;
      return 421 "No such host here.\\n";
    }
  }
${editionIds.map((edition) => server(options, options.editionHosts[edition], editionLocation(posts.burst), renderDoorErrors(edition, posts))).join('')}${server(
  options,
  options.deskHost,
  `${deskLocation}${options.development ? upgrade : noUpgrade}`,
)}}
`;
}

/** What an answer must not be without. Whoever made it may have said it; what nobody made is nginx's own error. */
const unlessSaid = {
  'Content-Security-Policy': '$policy',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const;

/** Of the whole door: a server or location that added one header of its own would lose all of these. */
function ownHeaders(options: NginxOptions): string {
  const said = Object.entries(unlessSaid).flatMap(([name, value]) => {
    const variable = name.toLowerCase().replaceAll('-', '_');
    return [
      `  map $upstream_http_${variable} $own_${variable} { default ""; "" "${value}"; }`,
      `  add_header ${name} $own_${variable} always;`,
    ];
  });
  const desk = options.deskHost.replace(/:\d+$/, '');
  return [
    `  map $host $policy { default "${pagePolicy}"; "${desk}" "${deskPolicy(options)}"; }`,
    ...said,
    '  add_header Allow $own_allow always;',
    '  add_header X-Request-Id $request_id always;',
    ...(options.secure
      ? ['  add_header Strict-Transport-Security "max-age=63072000" always;']
      : []),
  ].join('\n');
}

/** The desk's framework writes scripts into its pages, anew for each; pictures come from the editions. */
function deskPolicy({ editionHosts, secure, development }: NginxOptions): string {
  const editions = Object.values(editionHosts)
    .map((host) => `${secure ? 'https' : 'http'}://${host}`)
    .join(' ');
  return [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline'${development ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${editions}`,
    `media-src 'self' blob: ${editions}`,
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

function listen({ listen: addresses }: NginxOptions, flag = ''): string {
  return addresses.map((address) => `    listen ${address}${flag};`).join('\n');
}

function server(options: NginxOptions, host: string, location: string, besides = ''): string {
  return `
  server {
${listen(options)}
    server_name ${host.replace(/:\d+$/, '')};
    if ($request_method !~ "^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$") { return 405; }
    location / {
      proxy_http_version 1.1;
      proxy_set_header Host "${host}";
${forwarded}
${location}
    }
${besides}  }
`;
}

/** What nginx says itself: what it has not read it can pass on to nobody. */
const doorErrors = ['too_large', 'too_often'] as const;

function renderDoorErrors(edition: EditionId, posts: PostLimit): string {
  return doorErrors
    .map((name) => {
      const { status, [edition]: words } = errorCatalogue[name];
      const msg = words.replace('{seconds}', String(secondsToWait(posts)));
      const answers = {
        call: ['application/json', JSON.stringify({ code: 0, msg, data: null })],
        page: ['text/html', toPage(edition).join(msg)],
      } as const;
      const locations = Object.entries(answers).map(
        ([taker, [type, body]]) =>
          `    location @${name}_${taker} { default_type "${type}; charset=utf-8"; return ${status} '${body}'; }\n`,
      );
      return `    error_page ${status} $${name};\n${locations.join('')}`;
    })
    .join('');
}

/** Until all that may come at once may come again. */
const secondsToWait = ({ perSecond, burst }: PostLimit): number => Math.ceil(burst / perSecond);

/** Written anew from what nginx itself saw: what a client claims about its address or its rights ends here. */
const forwarded = `      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Request-Id $request_id;
      proxy_set_header X-Forwarded-Host "";
      proxy_set_header X-Forwarded-Port "";
      proxy_set_header X-Real-IP "";
      proxy_set_header Forwarded "";
      proxy_set_header Proxy "";
      proxy_set_header X-Purge-Secret "";
      proxy_set_header Xkey-Purge "";
      proxy_set_header Xkey-Mode "";
      proxy_set_header X-Ironbridge-Client "";
      proxy_connect_timeout 1s;
      proxy_buffer_size 16k;
      proxy_buffers 16 16k;
      # Varnish holds what it sends: no second copy on disk for a slow reader.
      proxy_max_temp_file_size 0;
      # The origin's own may be that of the reader for whom the answer was made.
      proxy_hide_header X-Request-Id;`;

const editionLocation = (burst: number) => `      limit_req zone=posts burst=${burst} nodelay;
      proxy_set_header Connection "";
      proxy_pass http://edge;
      proxy_read_timeout 30s;
      proxy_next_upstream error timeout http_502 http_503 http_504;
      proxy_next_upstream_tries 2;
      proxy_next_upstream_timeout 10s;
      # A form with its files; what takes none is refused far less behind.
      client_max_body_size 6m;`;

const deskLocation = `      proxy_pass http://desk;
      # A change of thousands of items is one request, and takes as long as its items do.
      proxy_read_timeout 600s;
      client_max_body_size 100m;`;

const noUpgrade = `
      proxy_set_header Connection "";`;

const upgrade = `
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $upgrade_connection;`;

/** Each server's methods, paths, parameters and cookies. Without a session, none of them changes data. */
const servers = {
  site: {
    methods: ['GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'PUT'],
    paths: ['/', '/en', '/about', '/en/faq', '/industry/hotel', '/preview', '/partner-status', '/contact', '/hooks/content', '/sitemap.xml', '/assets/x.js', '/healthz', '/builds/meta/x.json', '/_root.data', '/en/contact.data'],
    names: ['token', 'to', 'utm_source', 'package', 'q', 'sent', '_routes', 'province'],
    cookies: ['preview', 'locale', 'theme'],
  },
  portal: {
    methods: ['GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'PUT'],
    paths: ['/', '/en', '/sign-in', '/register', '/en/register/pricing', '/orders', '/orders/new', '/business-units', '/members', '/verify', '/connect/google', '/invitations/x', '/reset-password', '/_root.data', '/en/sign-in.data'],
    names: ['redirectTo', 'package', 'zone_count', 'period', 'page', 'q', 'token', 'state', 'code', 'role', '_routes', 'index'],
    cookies: ['portal_token', 'notice', 'wish', 'interrupted', 'password_reset', 'second_factor', 'google_state', 'google_newcomer', 'typed_register', 'device', 'locale', 'theme'],
  },
  backend: {
    methods: ['GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH'],
    paths: ['/api/pages', '/api/industries', '/api/faqs', '/api/site-setting', '/api/regions', '/api/content-revision', '/api/users/me', '/api/orders', '/api/business-units', '/api/connect/google', '/admin', '/admin/init', '/uploads/x.png', '/healthz', '/upload/files'],
    names: ['locale', 'status', 'pagination[page]', 'pagination[pageSize]', 'sort', 'sort[0]', 'filters[slug][$eq]', 'q', 'parent', 'access_token'],
    cookies: ['koa.sess', 'koa.sess.sig', 'strapi_admin_refresh'],
  },
  mailbox: {
    methods: ['GET', 'GET', 'HEAD', 'OPTIONS', 'PUT'],
    paths: ['/', '/messages', '/messages/1', '/messages/1/html', '/version', '/mailbox.css', '/healthz'],
    names: ['to'],
    cookies: ['a'],
  },
  witness: {
    methods: ['GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'PUT'],
    paths: ['/', '/add-checkpoint', '/add-checkpoint', '/status.json', '/record.json', '/page.css', '/healthz', '/0f/checkpoint'],
    names: ['lang'],
    cookies: ['a'],
  },
} // biome-ignore format: one list per line

const headers = ['Accept', 'Accept-Encoding', 'Accept-Language', 'Authorization', 'Content-Type', 'Expect', 'If-Modified-Since', 'If-None-Match', 'Origin', 'Range', 'Referer', 'Sec-Fetch-Site', 'Upgrade', 'User-Agent', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Internal-Key', 'X-Request-Id', 'X-Device', 'X-HTTP-Method-Override'] // biome-ignore format: a list

const tokens = ['__proto__', 'constructor', 'toString', '../../etc/passwd', '%', '%00', '%2f..%2f', '%e0%a4%a', '%ff', '\\..\\', '//evil.test', 'null', 'NaN', '-1', '1e999', '9'.repeat(40), '[', '{}', "' or 1=1--", '<script>', 'javascript:x', ';', '=', 'W/"', 'bytes=0-,-1', 'Bearer ', 'Basic Og==', '*', '\t', 'é', '\u{1f600}'] // biome-ignore format: a list

/** Returns bytes for a header value. Control characters, which Node itself rejects, are rare. */
const noise = (chance, length) => {
  const lowest = chance.of(0.05) ? 0 : 0x20
  return Buffer.from(Array.from({ length }, () => chance.between(lowest, 0xff))).toString('latin1')
}

const toBytes = text => Buffer.from(text).toString('latin1')

/** Returns a value that tends to break parsers, either alone or combined with others. */
function value(chance) {
  const one = () =>
    chance.pick([
      () => toBytes(chance.pick(tokens)),
      () => noise(chance, chance.between(1, 60)),
      () => Buffer.from(noise(chance, chance.between(1, 80)), 'latin1').toString('base64url'),
      () => chance.pick(['a', '%61', 'é', '+', '/', '.']).repeat(chance.between(1, 2_000)),
      () =>
        `${Buffer.from(JSON.stringify({ draft: true, expires: 9e15 })).toString('base64url')}.${noise(chance, 43)}`,
      () => `${noise(chance, 20)}.${noise(chance, 43)}`,
      () => ['eyJhbGciOiJIUzI1NiJ9', noise(chance, 30), noise(chance, 43)].join('.'),
    ])()
  return Array.from({ length: chance.between(1, 2) }, one).join(chance.pick(['', ',', ';', '=', '.']))
}

const withoutEnd = text => text.replace(/[\r\n]/g, ' ')
const withoutSpace = text => text.replace(/[\s#]/g, chance => (chance === '#' ? '%23' : '+'))

function target({ paths, names }, chance) {
  const path = chance.pick(paths)
  const whole = chance.pick([
    () => path,
    () => path,
    () => `${path}/${value(chance)}`,
    () => `${path}${value(chance)}`,
    () => `/${value(chance)}${path}`,
    () => `//${path}//`,
    () => path.replaceAll('/', chance.pick(['%2f', '%5c', '\\', '/./', '/../'])),
    () => `http://other.test${path}`,
  ])()
  const pairs = Array.from({ length: chance.upTo(4) }, () => {
    const name = chance.of(0.8) ? chance.pick(names) : value(chance)
    return chance.of(0.9) ? `${name}=${value(chance)}` : name
  })
  return withoutSpace(pairs.length > 0 ? `${whole}?${pairs.join('&')}` : whole)
}

function cookie({ cookies }, chance) {
  const pairs = Array.from({ length: chance.between(1, 4) }, () =>
    chance.of(0.9) ? `${chance.pick(cookies)}=${value(chance)}` : value(chance),
  )
  return `Cookie: ${pairs.join(chance.pick(['; ', ';', ',']))}`
}

const line = (url, path, ...rest) =>
  Buffer.from(
    [`GET ${path} HTTP/1.1`, `Host: ${new URL(url).host}`, ...rest, 'Connection: close\r\n\r\n'].join('\r\n'),
    'latin1',
  )

/** Requests that once crashed a process or caused a 500. They are always sent. */
export const regressionRequests = {
  site: url => [
    line(url, '/about', `Cookie: preview=e30.${'\xff'.repeat(43)}`),
    line(url, '/', `Cookie: preview=e30.${'a'.repeat(42)}\xe9`),
  ],
  portal: () => [],
  backend: () => [],
  mailbox: url => [line(url, '//'), line(url, '/////?to=//')],
  witness: url => [line(url, '//'), line(url, '/add-checkpoint', 'Content-Length: 1')],
}

/** Creates the bytes of one request, determined by the random generator `chance`. */
export function createRawRequest(server, url, chance) {
  const known = servers[server]
  const method = chance.of(0.97) ? chance.pick(known.methods) : withoutSpace(value(chance))
  const { host, origin } = new URL(url)
  const lines = [
    `${method} ${target(known, chance)} HTTP/1.1`,
    `Host: ${chance.of(0.9) ? host : value(chance)}`,
    ...(chance.of(0.6) ? [cookie(known, chance)] : []),
    ...(chance.of(0.3) ? [`Origin: ${origin}`] : []),
    ...Array.from({ length: chance.upTo(4) }, () => `${chance.pick(headers)}: ${value(chance)}`),
  ]
  const body = method === 'GET' || method === 'HEAD' || chance.of(0.5) ? '' : value(chance)
  if (body && chance.of(0.7)) lines.push(chance.pick(['Content-Type: application/json', 'Content-Type: application/x-www-form-urlencoded', 'Content-Type: multipart/form-data; boundary=x'])) // biome-ignore format: a list
  if (body) lines.push(`Content-Length: ${chance.of(0.9) ? body.length : value(chance)}`)
  return Buffer.from(`${lines.map(withoutEnd).join('\r\n')}\r\nConnection: close\r\n\r\n${body}`, 'latin1')
}

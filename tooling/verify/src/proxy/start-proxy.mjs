import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request as plainRequest } from 'node:http'
import { request as tlsRequest } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { root } from '@bgm/cli/environment'
import { runNginx } from '@bgm/static-host/nginx'

export const names = {
  site: 'www.contoh.test',
  portal: 'portal.contoh.test',
  backend: 'backend.contoh.test',
}

/** A certificate that nobody else signed, for all three names. */
function certify(folder) {
  mkdirSync(folder)
  const alternatives = Object.values(names).map(name => `DNS:${name}`)
  const args = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
  ]
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const subject = ['-subj', '/CN=contoh.test', '-addext', `subjectAltName=${alternatives.join(',')}`]
  execFileSync('openssl', [...args, ...files, ...subject], { stdio: 'ignore' })
}

/** The proxy's configuration as its container writes it: every `${NAME}` by its value, none without. */
export function configured(values) {
  const template = readFileSync(join(root, 'deploy/nginx/proxy.conf.template'), 'utf8')
  return template.replace(/\$\{(\w+)\}/g, (whole, name) => {
    if (values[name] === undefined) throw new Error(`the proxy's template asks for ${whole}`)
    return values[name]
  })
}

/**
 * nginx with the deployed configuration. `behind` are host:port of the two processes of each name, `ports` those of the
 * proxy itself. `ask(name, path, options)` speaks to it as the outside does, by TLS and under our names.
 */
export async function startProxy({ behind, ports, internalKey }) {
  const plain = { host: '127.0.0.1', port: ports.http }
  let certificate
  const ask = (name, path, options = {}) =>
    send(
      tlsRequest,
      { host: '127.0.0.1', port: ports.https, servername: names[name] ?? name, ca: certificate },
      path,
      {
        ...options,
        headers: { host: names[name] ?? name, ...options.headers },
      },
    )
  const askPlain = (host, path, options = {}) =>
    send(plainRequest, plain, path, { ...options, headers: { host } })
  const nginx = await runNginx({
    write(dir) {
      certify(join(dir, 'certificates'))
      certificate = readFileSync(join(dir, 'certificates/fullchain.pem'))
      mkdirSync(join(dir, 'challenges/.well-known/acme-challenge'), { recursive: true })
      writeFileSync(join(dir, 'challenges/.well-known/acme-challenge/word'), 'proof')
      writeFileSync(join(dir, 'admin-allow.conf'), 'allow 127.0.0.1; deny all;')
      const values = {
        SITE_HOST: names.site,
        PORTAL_HOST: names.portal,
        BACKEND_HOST: names.backend,
        SITE_A: behind.site[0],
        SITE_B: behind.site[1],
        PORTAL_A: behind.portal[0],
        PORTAL_B: behind.portal[1],
        BACKEND_A: behind.backend[0],
        BACKEND_B: behind.backend[1],
        INTERNAL_API_KEY: internalKey,
        HTTP: `127.0.0.1:${ports.http}`,
        HTTPS: `127.0.0.1:${ports.https}`,
        INSIDE: `127.0.0.1:${ports.inside}`,
        INSIDE_NETWORK: '127.0.0.0/8',
        CERTIFICATES: join(dir, 'certificates'),
        CHALLENGES: join(dir, 'challenges'),
        ADMIN_ALLOW: join(dir, 'admin-allow.conf'),
        LOG: join(dir, 'access.log'),
      }
      writeFileSync(join(dir, 'proxy.conf'), configured(values))
      return { http: `include ${dir}/proxy.conf;` }
    },
    answers: () =>
      askPlain(names.site, '/').then(
        () => true,
        () => false,
      ),
  })
  return {
    ...nginx,
    ask,
    askPlain,
    certificate,
    lines: () =>
      readFileSync(join(nginx.dir, 'access.log'), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map(line => JSON.parse(line)),
    allowPanel(lines) {
      writeFileSync(join(nginx.dir, 'admin-allow.conf'), lines)
      nginx.reload()
    },
  }
}

/** One request without cookies or redirects of its own: `{ status, header, all, text }`. */
function send(request, to, path, { method = 'GET', headers = {}, body, agent } = {}) {
  return new Promise((resolve, reject) => {
    const asked = request({ ...to, path, method, headers, agent }, async answer => {
      const { rawHeaders } = answer
      const named = name =>
        rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1].toLowerCase() === name)
      resolve({
        status: answer.statusCode,
        /** Undefined where it is missing, and every value where it is said twice. */
        header: name => (named(name).length > 1 ? named(name) : named(name)[0]),
        text: await text(answer).catch(() => ''),
      })
    })
    asked.on('error', error => reject(new Error(`${method} ${path}: ${error.message}`, { cause: error })))
    asked.end(body)
  })
}

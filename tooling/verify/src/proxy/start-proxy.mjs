import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request as plainRequest } from 'node:http'
import { request as tlsRequest } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { renderProxyConfiguration } from '@bgm/deploy/proxy-configuration'
import { runNginx } from '#src/product/nginx.mjs'

export const hostNames = {
  site: 'www.contoh.test',
  portal: 'portal.contoh.test',
  player: 'player.contoh.test',
  backend: 'backend.contoh.test',
}

/** Creates a self-signed certificate for all host names. */
function createCertificate(folder) {
  mkdirSync(folder)
  const alternatives = Object.values(hostNames).map(name => `DNS:${name}`)
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

/**
 * Starts nginx with the deployed configuration. `upstreams` contains the host:port of each app's two
 * processes, `ports` the proxy's own ports. `ask(app, path, options)` sends a request over TLS with the
 * app's host name.
 */
export async function startProxy({ upstreams, ports, internalKey }) {
  const plain = { host: '127.0.0.1', port: ports.http }
  let certificate
  const request = (name, path, options = {}) =>
    send(
      tlsRequest,
      { host: '127.0.0.1', port: ports.https, servername: hostNames[name] ?? name, ca: certificate },
      path,
      {
        ...options,
        headers: { host: hostNames[name] ?? name, ...options.headers },
      },
    )
  const askOverHttp = (host, path, options = {}) =>
    send(plainRequest, plain, path, { ...options, headers: { host } })
  const nginx = await runNginx({
    write(dir) {
      createCertificate(join(dir, 'certificates'))
      certificate = readFileSync(join(dir, 'certificates/fullchain.pem'))
      mkdirSync(join(dir, 'challenges/.well-known/acme-challenge'), { recursive: true })
      writeFileSync(join(dir, 'challenges/.well-known/acme-challenge/token'), 'proof')
      writeFileSync(join(dir, 'admin-allow.conf'), 'allow 127.0.0.1; deny all;')
      const values = {
        SITE_HOST: hostNames.site,
        PORTAL_HOST: hostNames.portal,
        PLAYER_HOST: hostNames.player,
        BACKEND_HOST: hostNames.backend,
        SITE_A: upstreams.site[0],
        SITE_B: upstreams.site[1],
        PORTAL_A: upstreams.portal[0],
        PORTAL_B: upstreams.portal[1],
        PLAYER_A: upstreams.player[0],
        PLAYER_B: upstreams.player[1],
        PLAYER_A_AUDIO: join(dir, 'audio'),
        PLAYER_B_AUDIO: join(dir, 'audio'),
        BACKEND_A: upstreams.backend[0],
        BACKEND_B: upstreams.backend[1],
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
      writeFileSync(join(dir, 'proxy.conf'), renderProxyConfiguration(values))
      return { http: `include ${dir}/proxy.conf;` }
    },
    isReady: () =>
      askOverHttp(hostNames.site, '/').then(
        () => true,
        () => false,
      ),
  })
  return {
    ...nginx,
    ask: request,
    askOverHttp,
    certificate,
    lines: () =>
      readFileSync(join(nginx.dir, 'access.log'), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map(line => JSON.parse(line)),
    setPanelAccess(lines) {
      writeFileSync(join(nginx.dir, 'admin-allow.conf'), lines)
      nginx.reload()
    },
  }
}

/** Sends one request without following redirects. */
function send(request, to, path, { method = 'GET', headers = {}, body, agent } = {}) {
  return new Promise((resolve, reject) => {
    const outgoing = request({ ...to, path, method, headers, agent }, async response => {
      const { rawHeaders } = response
      const getValues = name =>
        rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1].toLowerCase() === name)
      resolve({
        status: response.statusCode,
        /** The header's value; undefined if it is missing, an array if it was sent more than once. */
        header: name => (getValues(name).length > 1 ? getValues(name) : getValues(name)[0]),
        text: await text(response).catch(() => ''),
      })
    })
    outgoing.on('error', error => reject(new Error(`${method} ${path}: ${error.message}`, { cause: error })))
    outgoing.end(body)
  })
}

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const clientId = 'client-of-the-tests'
export const clientSecret = 'client-secret-of-the-tests'

const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A fake Google provider that signs in immediately with the claims that the test sets. */
export async function startOpenIdProvider() {
  const provider = {
    issuer: '',
    claims: {} as Record<string, unknown>,
    asked: null as URLSearchParams | null,
  }
  const codes = new Map<string, URLSearchParams>()
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', provider.issuer)
    const sendJson = (value: object, status = 200) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(value))
    }
    if (url.pathname === '/.well-known/openid-configuration') {
      const { issuer } = provider
      return sendJson({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
      })
    }
    if (url.pathname === '/authorize') {
      const code = `code-${codes.size}`
      codes.set(code, url.searchParams)
      const back = new URL(url.searchParams.get('redirect_uri') ?? '')
      back.searchParams.set('code', code)
      back.searchParams.set('state', url.searchParams.get('state') ?? '')
      return response.writeHead(302, { location: back.toString() }).end()
    }
    let body = ''
    request.on('data', chunk => {
      body += chunk
    })
    request.on('end', () => {
      const sent = new URLSearchParams(body)
      const authorization = codes.get(sent.get('code') ?? '')
      provider.asked = sent
      if (!authorization || sent.get('client_secret') !== clientSecret)
        return sendJson({ error: 'invalid_grant' }, 400)
      codes.delete(sent.get('code') ?? '')
      const claims = {
        iss: provider.issuer,
        aud: authorization.get('client_id'),
        nonce: authorization.get('nonce'),
        iat: Math.floor(Date.now() / 1000),
        exp: Math.floor(Date.now() / 1000) + 300,
        email_verified: true,
        ...provider.claims,
      }
      sendJson({
        access_token: 'raw',
        token_type: 'Bearer',
        id_token: `${encodePart({ alg: 'RS256' })}.${encodePart(claims)}.x`,
      })
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', () => done()))
  provider.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(provider, { close: () => server.close() })
}

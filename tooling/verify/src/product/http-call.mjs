import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

const readJson = text => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Sends one request. Resolves with the status, headers, text, JSON body and duration in milliseconds. The
 * status is 0 without a complete response. With `cut`, the connection is destroyed that many milliseconds
 * after everything has been sent.
 */
export function sendRequest(url, { method = 'GET', token, body, headers = {}, cut, patience = 30_000 } = {}) {
  const raw = Buffer.isBuffer(body)
  const payload = body === undefined || raw ? body : Buffer.from(JSON.stringify(body))
  const requestHeaders = {
    ...(payload && { 'content-length': String(payload.length) }),
    ...(payload && !raw && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...headers,
  }
  const since = performance.now()
  return new Promise(resolve => {
    const settle = (status, rest = {}) =>
      resolve({
        status,
        headers: {},
        text: '',
        body: null,
        ms: Math.round(performance.now() - since),
        ...rest,
      })
    const outgoing = request(
      url,
      { method, headers: requestHeaders, agent: cut === undefined ? agent : false },
      response => {
        const chunks = []
        response.on('data', chunk => chunks.push(chunk))
        response.on('error', () => settle(0))
        response.on('close', () => {
          if (!response.complete) return settle(0)
          const text = Buffer.concat(chunks).toString()
          settle(response.statusCode, { headers: response.headers, text, body: readJson(text) })
        })
      },
    )
    outgoing.on('error', () => settle(0))
    outgoing.setTimeout(patience, () => outgoing.destroy())
    outgoing.end(payload, () => cut !== undefined && setTimeout(() => outgoing.destroy(), cut))
  })
}

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
 * One request: status, headers, text, JSON body and milliseconds; status 0 without a complete response. `cut` destroys the
 * connection that many milliseconds after everything was sent.
 */
export function call(url, { method = 'GET', token, body, headers = {}, cut, patience = 30_000 } = {}) {
  const raw = Buffer.isBuffer(body)
  const payload = body === undefined || raw ? body : Buffer.from(JSON.stringify(body))
  const sent = {
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
    const asked = request(
      url,
      { method, headers: sent, agent: cut === undefined ? agent : false },
      answer => {
        const parts = []
        answer.on('data', part => parts.push(part))
        answer.on('error', () => settle(0))
        answer.on('close', () => {
          if (!answer.complete) return settle(0)
          const text = Buffer.concat(parts).toString()
          settle(answer.statusCode, { headers: answer.headers, text, body: readJson(text) })
        })
      },
    )
    asked.on('error', () => settle(0))
    asked.setTimeout(patience, () => asked.destroy())
    asked.end(payload, () => cut !== undefined && setTimeout(() => asked.destroy(), cut))
  })
}

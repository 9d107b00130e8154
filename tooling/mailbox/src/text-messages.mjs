const MAX_BODY = 64 * 1024

async function readJson(request) {
  let body = ''
  for await (const chunk of request) {
    body += chunk
    if (body.length > MAX_BODY) return null
  }
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** Handles `POST /text-messages {to, body}` like the text message gateway. Returns a status and an id. */
export async function receiveTextMessage(request, store) {
  if (!request.headers['content-type']?.startsWith('application/json')) return { status: 415 }
  const input = await readJson(request)
  const { to, body } = input ?? {}
  if (typeof to !== 'string' || typeof body !== 'string' || to === '' || body === '') return { status: 400 }
  const message = { kind: 'text', to: [to], from: '', subject: '', text: body, html: null, attachments: [] }
  return { status: 202, id: store.add(message).id }
}

import { inBackground } from './background'
import { environment } from './environment'

type TextGateway = { send(message: { to: string; body: string }): Promise<void> }

const httpGateway = (url: string): TextGateway => ({
  async send(message) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(10_000),
    })
    if (!response.ok) throw new Error(`The text gateway answered ${response.status}`)
  },
})

/** Sends in the background; without a gateway it is logged that nothing was sent, not to whom. */
export function sendText(to: string, body: string): void {
  const url = environment.TEXT_GATEWAY_URL
  if (!url) return void strapi.log.warn('no text gateway is set: a text message was not sent')
  inBackground('text message', () => httpGateway(url).send({ to, body }))
}

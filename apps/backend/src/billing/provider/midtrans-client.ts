import type { z } from 'zod'
import { callService } from '#src/platform/runtime/call-service'
import { paymentPageErrorSchema, responseSchema } from './midtrans-wire'
import { ProviderError } from './port'

export type MidtransOptions = {
  serverKey: string
  /** The key that signs webhooks. */
  signatureKey: string
  snapUrl: string
  apiUrl: string
  timeout?: number
}

type ApiResponse = { status: number; body: unknown }

/**
 * Sends requests without logging them. A missing or unreadable response, HTTP 429 or 5xx is an `unavailable`
 * error.
 */
function createSend({ serverKey, timeout = 10_000 }: MidtransOptions) {
  const headers = {
    accept: 'application/json',
    authorization: `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`,
  }
  return async (method: 'GET' | 'POST', url: string, json?: unknown): Promise<ApiResponse> => {
    const content =
      json === undefined
        ? { headers }
        : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(json) }
    const { status, text } = await callService({ method, url, timeout, ...content }).catch(
      (cause: unknown) => {
        throw new ProviderError('unavailable', 'no response', { cause })
      },
    )
    if (status >= 500 || status === 429) throw new ProviderError('unavailable', `http ${status}`)
    if (status === 401) throw new ProviderError('refused', 'wrong server key')
    try {
      return { status, body: JSON.parse(text) as unknown }
    } catch (cause) {
      throw new ProviderError('unavailable', 'unreadable response', { cause })
    }
  }
}

export function parseWith<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value)
  // Zod's error message could expose values from the response.
  if (!parsed.success) throw new ProviderError('refused', 'unexpected response')
  return parsed.data
}

export const getStatusCode = ({ body }: ApiResponse) => parseWith(responseSchema, body).status_code

export type MidtransClient = ReturnType<typeof createMidtransClient>

/** The endpoints of Midtrans. Throws ProviderError. */
export function createMidtransClient(options: MidtransOptions) {
  const send = createSend(options)
  const pages = `${options.snapUrl.replace(/\/$/, '')}/snap/v1/transactions`
  const buildUrl = (reference: string, action: string) =>
    `${options.apiUrl.replace(/\/$/, '')}/v2/${encodeURIComponent(reference)}/${action}`

  return {
    createPage: (request: object) => send('POST', pages, request),

    /** Cancels a page. Returns whether the page is cancelled, by this call or an earlier one. */
    async cancelPage(token: string): Promise<boolean> {
      const { status, body } = await send('POST', `${pages}/${encodeURIComponent(token)}/cancel`)
      const messages = paymentPageErrorSchema.safeParse(body).data?.error_messages ?? []
      return status < 300 || messages.some(message => /already cancel/i.test(message))
    },

    getStatus: (reference: string) => send('GET', buildUrl(reference, 'status')),
    cancel: (reference: string) => send('POST', buildUrl(reference, 'cancel')),
    refund: (reference: string, request: object) => send('POST', buildUrl(reference, 'refund'), request),
  }
}

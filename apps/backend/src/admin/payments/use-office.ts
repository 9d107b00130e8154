import { useFetchClient, useNotification, useRBAC } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { z } from 'zod'
import { type PaymentAction, paymentActionId, paymentActions } from '#src/billing/payment/rules/staff-actions'

const base = '/content-manager/payment-office'

/**
 * Loads a resource of the payment office; `reload` fetches it again and keeps the old data until the new
 * data arrives.
 */
export function useOfficeResource<T>(path: string, schema: z.ZodType<T>) {
  const { get } = useFetchClient()
  const [loaded, setLoaded] = useState<{ path: string; data: T } | null>(null)
  const [failedPath, setFailedPath] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    let active = round >= 0
    setFailedPath(null)
    get(`${base}${path}`)
      .then(({ data }) => active && setLoaded({ path, data: schema.parse(data) }))
      .catch(() => active && setFailedPath(path))
    return () => {
      active = false
    }
  }, [get, path, schema, round])
  const reload = useCallback(() => setRound(count => count + 1), [])
  const data = loaded?.path === path ? loaded.data : null
  return { data, failed: failedPath === path && data === null, reload }
}

const failure = z.object({
  response: z.object({
    data: z.object({
      error: z.object({
        status: z.number(),
        details: z
          .object({
            code: z.string().optional(),
            errors: z.array(z.object({ path: z.array(z.string()), message: z.string() })).optional(),
          })
          .optional(),
      }),
    }),
  }),
})

const explained = [
  'case-closed',
  'not-late',
  'not-revivable',
  'not-paid',
  'paid-online',
  'refund-amount',
  'refund-manual',
  'refund-own',
  'refund-settled',
  'settlement-unreadable',
  'settlement-empty',
  'settlement-too-many-rows',
  'settlement-missing-column',
  'settlement-bad-line',
  'settlement-bad-row',
]

/** Returns a function that describes, in the panel's language, why the server rejected a request. */
function useFailureText() {
  const { formatMessage } = useIntl()
  return (error: unknown): string => {
    const parsed = failure.safeParse(error).data?.response.data.error
    const { code = '', errors = [] } = parsed?.details ?? {}
    const part = (name: string) => errors.find(({ path }) => path.at(-1) === name)?.message ?? ''
    const known = explained.includes(code) ? code : parsed?.status === 400 ? 'invalid' : 'other'
    return formatMessage(
      { id: `panel.payments.error.${known}` },
      { column: part('column'), line: part('line') },
    )
  }
}

/** The idempotency key of one form submission. */
export const newIdempotencyKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

/** Sends changes, one at a time, and reports their outcome. `post` returns null if the server rejected the change. */
export function useOfficeAction() {
  const client = useFetchClient()
  const { formatMessage } = useIntl()
  const { toggleNotification } = useNotification()
  const getText = useFailureText()
  const [busy, setBusy] = useState(false)
  const post = async (
    path: string,
    body: object,
    done: string | null,
    key = newIdempotencyKey(),
  ): Promise<unknown> => {
    setBusy(true)
    try {
      const { data } = await client.post(`${base}${path}`, body, { headers: { 'Idempotency-Key': key } })
      if (done) toggleNotification({ type: 'success', message: formatMessage({ id: done }) })
      return data
    } catch (error) {
      toggleNotification({ type: 'danger', message: getText(error) })
      return null
    } finally {
      setBusy(false)
    }
  }
  return { post, busy }
}

/** Downloads a file from the payment office. */
export function useDownload() {
  const { get } = useFetchClient()
  const { toggleNotification } = useNotification()
  const getText = useFailureText()
  return async (path: string, name: string) => {
    try {
      const { data } = await get<Blob>(`${base}${path}`, { responseType: 'blob' })
      const address = URL.createObjectURL(data)
      const link = Object.assign(document.createElement('a'), { href: address, download: name })
      link.click()
      URL.revokeObjectURL(address)
    } catch (error) {
      toggleNotification({ type: 'danger', message: getText(error) })
    }
  }
}

const permission = (action: PaymentAction) => ({ action: paymentActionId(action), subject: null })
// Object.keys returns string[].
const permissions = Object.keys(paymentActions).map(action => permission(action as PaymentAction))

/** The permissions of the signed-in member of staff. */
export function usePaymentPermissions() {
  const { allowedActions } = useRBAC(permissions)
  return {
    canHandle: Boolean(allowedActions.canHandle),
    canApprove: Boolean(allowedActions.canApprove),
    canAccount: Boolean(allowedActions.canAccount),
  }
}

export const paymentReadPermissions = [permission('read')]
export const accountingPermissions = [permission('account')]

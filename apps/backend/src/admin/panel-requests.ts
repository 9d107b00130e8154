import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { z } from 'zod'

/** Loads a resource; `reload` fetches it again and keeps the old data until the new data arrives. */
export function usePanelResource<T>(path: string, schema: z.ZodType<T>) {
  const { get } = useFetchClient()
  const [loaded, setLoaded] = useState<{ path: string; data: T } | null>(null)
  const [failedPath, setFailedPath] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    let active = round >= 0
    setFailedPath(null)
    get(path)
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

/** The messages about rejected requests: `prefix.code` for each known code, `prefix.invalid` and `prefix.other`. */
export type FailureTexts = { prefix: string; codes: readonly string[] }

/** Returns a function that describes, in the panel's language, why the server rejected a request. */
export function useFailureText({ prefix, codes }: FailureTexts) {
  const { formatMessage } = useIntl()
  return (error: unknown): string => {
    const parsed = failure.safeParse(error).data?.response.data.error
    const { code = '', errors = [] } = parsed?.details ?? {}
    const part = (name: string) => errors.find(({ path }) => path.at(-1) === name)?.message ?? ''
    const known = codes.includes(code) ? code : parsed?.status === 400 ? 'invalid' : 'other'
    return formatMessage({ id: `${prefix}.${known}` }, { column: part('column'), line: part('line') })
  }
}

/** The idempotency key of one form submission. */
export const newIdempotencyKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

/** Sends changes, one at a time, and reports their outcome. `post` returns null if the server rejected the change. */
export function usePanelAction(base: string, texts: FailureTexts) {
  const client = useFetchClient()
  const { formatMessage } = useIntl()
  const { toggleNotification } = useNotification()
  const getText = useFailureText(texts)
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

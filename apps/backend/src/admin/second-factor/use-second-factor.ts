import { isFetchError, storeToken, useFetchClient } from '@strapi/strapi/admin'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { z } from 'zod'

const statusSchema = z.object({
  step: z.enum(['setup', 'code']).nullable(),
  enabled: z.boolean(),
  required: z.boolean(),
  email: z.string(),
  language: z.string().nullable(),
  recovery_codes_left: z.number(),
})
export type Status = z.output<typeof statusSchema>

const setupSchema = z.object({ secret: z.string(), uri: z.string() })
export type Setup = z.output<typeof setupSchema>

const openedSchema = z.object({ token: z.string() })
const codesSchema = z.object({ recovery_codes: z.array(z.string()) })

const errorSchema = z.object({
  error: z.object({
    details: z.object({ code: z.string().optional(), retry_after: z.number().optional() }).partial(),
  }),
})

export type Failure =
  | { reason: 'code' | 'sign-in-again' | 'signed-out' | 'failed' }
  | { reason: 'wait'; minutes: number }

/** Why a request failed, as far as the pages have a message for it. */
export function readFailure(error: unknown): Failure {
  if (!isFetchError(error)) return { reason: 'failed' }
  if (error.status === 401) return { reason: 'signed-out' }
  const parsed = errorSchema.safeParse(error.response?.data)
  const { code, retry_after } = parsed.success ? parsed.data.error.details : {}
  if (retry_after !== undefined) return { reason: 'wait', minutes: Math.ceil(retry_after / 60) }
  if (code === 'sign-in-again') return { reason: 'sign-in-again' }
  return { reason: error.status === 400 ? 'code' : 'failed' }
}

const path = '/content-manager/second-factor'

/** Calls the backend's routes for the second factor of the signed-in member of staff. */
export function useSecondFactorApi() {
  const { get, post } = useFetchClient()
  return useMemo(
    () => ({
      load: async () => statusSchema.parse((await get(path)).data),
      start: async () => setupSchema.parse((await post(`${path}/setup`, {})).data),
      /** The session continues with the new token. */
      async confirm(code: string) {
        const { data } = await post(`${path}/confirm`, { code })
        storeToken(openedSchema.parse(data).token)
        return codesSchema.parse(data).recovery_codes
      },
      async verify(code: string) {
        const { data } = await post(`${path}/verify`, { code })
        storeToken(openedSchema.parse(data).token)
      },
      async renewCodes(code: string) {
        const { data } = await post(`${path}/recovery-codes`, { code })
        return codesSchema.parse(data).recovery_codes
      },
      replace: (code: string) => post(`${path}/replace`, { code }),
    }),
    [get, post],
  )
}

/** Loads what the session still needs. */
export function useStatus() {
  const { load } = useSecondFactorApi()
  const [status, setStatus] = useState<Status | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const reload = useCallback(
    () =>
      load()
        .then(setStatus)
        .catch((error: unknown) => setFailure(readFailure(error))),
    [load],
  )
  useEffect(() => void reload(), [reload])
  return { status, failure, reload }
}

export function useTexts() {
  const { formatMessage } = useIntl()
  return useCallback(
    (id: string, values: Record<string, string | number> = {}) =>
      formatMessage({ id: `panel.factor.${id}` }, values),
    [formatMessage],
  )
}

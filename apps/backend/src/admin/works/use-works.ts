import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { decodeText } from '#src/platform/csv/decode-text'
import { type CreditImport, creditImportSchema, type Unmatched, unmatchedSchema } from './responses'

/** The queue of a month; null while it is loading. */
export function useUnmatched(month: string, page: number) {
  const { get } = useFetchClient()
  const [found, setFound] = useState<Unmatched | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let active = true
    setFound(null)
    setFailed(false)
    get(`/content-manager/catalogue/unmatched?month=${month}&page=${page}`)
      .then(({ data }) => active && setFound(unmatchedSchema.parse(data)))
      .catch(() => active && setFailed(true))
    return () => {
      active = false
    }
  }, [get, month, page])
  return { found, failed }
}

const maxBytes = 1024 * 1024
const path = '/content-manager/catalogue/credits'

/** Checks a table or a CWR file, and imports it. */
export function useCreditImport() {
  const { post } = useFetchClient()
  const [result, setResult] = useState<CreditImport | 'failed' | 'large' | 'changed' | null>(null)
  const [busy, setBusy] = useState(false)
  const send = async (file: File, step: '' | '/check') => {
    if (file.size > maxBytes) return setResult('large')
    setBusy(true)
    const bytes = await file.arrayBuffer().catch(() => null)
    try {
      if (!bytes) return setResult('changed')
      const text = decodeText(new Uint8Array(bytes))
      const { data } = await post(`${path}${step}`, { text })
      setResult(creditImportSchema.parse(data).data)
    } catch {
      setResult('failed')
    } finally {
      setBusy(false)
    }
  }
  return { result, busy, send, clear: () => setResult(null) }
}

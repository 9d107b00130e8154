import { useState } from 'react'
import type { z } from 'zod'
import type { CsvFile } from './csv-input'
import { useOfficeAction } from './use-office'

type CheckedFileOptions<T> = {
  /** Saves a file; `/check` after it only says what saving would change. */
  path: string
  schema: z.ZodType<{ data: T }>
  /** The message after saving. */
  done: string | null
  toBody: (file: CsvFile) => object
  onSaved: () => void
}

/** Checks a chosen file on the server, and saves it on request. */
export function useCheckedFile<T>({ path, schema, done, toBody, onSaved }: CheckedFileOptions<T>) {
  const { post, busy } = useOfficeAction()
  const [file, setFile] = useState<CsvFile | null>(null)
  const [result, setResult] = useState<{ data: T; saved: boolean } | null>(null)
  const send = async (chosen: CsvFile, saved: boolean) => {
    const answer = await post(saved ? path : `${path}/check`, toBody(chosen), saved ? done : null)
    const parsed = schema.safeParse(answer)
    if (parsed.success) setResult({ data: parsed.data.data, saved })
    else if (!saved) setFile(null)
    if (saved && parsed.success) onSaved()
  }
  const choose = (chosen: CsvFile | null) => {
    setResult(null)
    setFile(chosen)
    if (chosen) void send(chosen, false)
  }
  const save = file && result && !result.saved ? () => void send(file, true) : null
  return { name: file?.name ?? '', result, busy, choose, save }
}

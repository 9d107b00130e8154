import { serviceParts, statusNoteKinds, statusNoteStates } from '@bgm/validation'
import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { z } from 'zod'

const update = z.object({
  state: z.enum(statusNoteStates),
  text_id: z.string(),
  text_en: z.string(),
  at: z.number(),
  author: z.string(),
})
const note = z.object({
  key: z.string(),
  kind: z.enum(statusNoteKinds),
  state: z.enum(statusNoteStates),
  parts: z.array(z.enum(serviceParts)),
  title_id: z.string(),
  title_en: z.string(),
  starts_at: z.number(),
  ends_at: z.number().nullable(),
  version: z.number(),
  updates: z.array(update),
})
const listSchema = z.object({ data: z.array(note) })
export type Note = z.output<typeof note>

const path = '/content-manager/status-notes'

/** Loads the notes and sends new ones and updates. `send` resolves with whether the note was saved. */
export function useStatusNotes() {
  const { get, post } = useFetchClient()
  const { formatMessage } = useIntl()
  const { toggleNotification } = useNotification()
  const [notes, setNotes] = useState<Note[] | null>(null)
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)

  const load = useCallback(
    () =>
      get(path)
        .then(({ data }) => setNotes(listSchema.parse(data).data))
        .catch(() => setFailed(true)),
    [get],
  )
  useEffect(() => void load(), [load])

  const send = async (rest: string, body: object): Promise<boolean> => {
    setBusy(true)
    try {
      await post(path + rest, body)
      toggleNotification({ type: 'success', message: formatMessage({ id: 'panel.status.saved' }) })
      await load()
      return true
    } catch (error) {
      const conflict = Reflect.get(Object(Reflect.get(Object(error), 'response')), 'status') === 409
      const id = `panel.status.${conflict ? 'changed' : 'not-saved'}`
      toggleNotification({ type: 'danger', message: formatMessage({ id }) })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { notes, failed, busy, send }
}

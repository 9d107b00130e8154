import { useFetchClient } from '@strapi/strapi/admin'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { z } from 'zod'
import { type Upload, uploadListSchema, uploadSchema } from './responses'

export const uploadsPath = '/content-manager/catalogue/uploads'

export type NewUpload = { file: File; details: Record<string, unknown> }

/** A file chosen on this page: queued, being sent, not received (`unsent`) or received (`sent`). */
export type UploadItem = NewUpload & { key: string } & (
    | { state: 'queued' | 'sending' }
    | { state: 'unsent'; status: number }
    | { state: 'sent'; upload: Upload }
  )

const concurrency = 3
const pollPause = 2000
/** Long lists are polled less often: they are larger, and their changes are less urgent. */
const longPollPause = 5000
const longList = 100
const open = ['waiting', 'processing']

const failure = z.object({ status: z.number() })
const getStatus = (error: unknown) => failure.safeParse(error).data?.status ?? 0

const pause = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))

/** Replaces the uploads of received files whose state has changed, so that only their rows are rendered again. */
const refreshed = (items: readonly UploadItem[], uploads: readonly Upload[]): UploadItem[] => {
  const byId = new Map(uploads.map(upload => [upload.id, upload]))
  return items.map(item => {
    const upload = item.state === 'sent' && byId.get(item.upload.id)
    return upload && upload.state !== item.upload.state ? { ...item, upload } : item
  })
}

/** Polls the state of the batch until every received file has been processed. */
function usePolling(batch: string, items: readonly UploadItem[], onUploads: (uploads: Upload[]) => void) {
  const { get } = useFetchClient()
  const isOpen = items.some(item => item.state === 'sent' && open.includes(item.upload.state))
  const wait = items.length > longList ? longPollPause : pollPause
  useEffect(() => {
    if (!isOpen) return
    let active = true
    const ask = async () => {
      while (active) {
        await pause(wait)
        const answer = await get(`${uploadsPath}?batch=${batch}`).catch(() => null)
        if (active && answer) onUploads(uploadListSchema.parse(answer.data).data)
      }
    }
    void ask()
    return () => {
      active = false
    }
  }, [get, batch, isOpen, wait, onUploads])
}

/** Warns before leaving the page while files are still being sent. */
function useLeaveWarning(isSending: boolean) {
  useEffect(() => {
    if (!isSending) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isSending])
}

/** Uploads a queue of files and tracks their processing. */
export function useUploads() {
  const { post } = useFetchClient()
  const batch = useMemo(() => crypto.randomUUID(), [])
  const [items, setItems] = useState<UploadItem[]>([])
  const queue = useRef<UploadItem[]>([])
  const running = useRef(0)
  const isSending = items.some(({ state }) => state === 'queued' || state === 'sending')
  const onUploads = useCallback((uploads: Upload[]) => setItems(now => refreshed(now, uploads)), [])
  usePolling(batch, items, onUploads)
  useLeaveWarning(isSending)

  const replace = (item: UploadItem) => setItems(now => now.map(one => (one.key === item.key ? item : one)))

  async function sendOne({ key, file, details }: UploadItem): Promise<void> {
    const sent = { key, file, details }
    replace({ ...sent, state: 'sending' })
    const body = new FormData()
    body.append('batch', batch)
    body.append('details', JSON.stringify(details))
    body.append('file', file, file.name)
    try {
      const { data } = await post(uploadsPath, body)
      replace({ ...sent, state: 'sent', upload: uploadSchema.parse(data).data })
    } catch (error) {
      replace({ ...sent, state: 'unsent', status: getStatus(error) })
    }
  }

  async function work(): Promise<void> {
    running.current += 1
    for (let next = queue.current.shift(); next; next = queue.current.shift()) await sendOne(next)
    running.current -= 1
  }

  function enqueue(added: UploadItem[]): void {
    queue.current.push(...added)
    while (running.current < concurrency && queue.current.length > running.current) void work()
    if (running.current === 0) void work()
  }

  function send(uploads: readonly NewUpload[]): void {
    const added = uploads.map(upload => ({ ...upload, key: crypto.randomUUID(), state: 'queued' as const }))
    setItems(now => [...added, ...now])
    enqueue(added)
  }

  function retry(): void {
    const unsent = items.filter(({ state }) => state === 'unsent')
    const again = unsent.map(({ key, file, details }) => ({ key, file, details, state: 'queued' as const }))
    setItems(now => now.map(item => again.find(({ key }) => key === item.key) ?? item))
    enqueue(again)
  }

  return { items, send, retry, isSending, update: onUploads }
}

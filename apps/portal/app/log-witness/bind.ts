import { cosignCheckpoint, parseLogCheckpoint } from '@bgm/validation'
import { cryptography, type LogGrowth } from './check-growth'
import { exportPublicKey, getKeys, type LogEvidence, logMemory } from './store'
import { visitLog } from './visit-log'

const deadline = 15_000

const isText = (value: unknown): value is string => typeof value === 'string'

function parseGrowth(value: unknown): LogGrowth {
  if (typeof value === 'object' && value !== null && 'checkpoint' in value && 'keys' in value) {
    const { checkpoint, keys } = value
    const consistency = 'consistency' in value ? value.consistency : null
    if (
      isText(checkpoint) &&
      Array.isArray(keys) &&
      keys.every(isText) &&
      (consistency === null || isText(consistency))
    )
      return { checkpoint, keys, consistency }
  }
  throw new TypeError('The state of the log could not be read')
}

async function fetchGrowth(path: string, size: number): Promise<LogGrowth> {
  const response = await fetch(`${path}?size=${size}`, { signal: AbortSignal.timeout(deadline) })
  if (!response.ok) throw new Error(`${response.status} ${path}`)
  return parseGrowth(await response.json())
}

/** Shows one of the texts that the server has rendered, with its numbers. */
function show(form: HTMLFormElement, state: string, numbers: Record<string, number | string> = {}): void {
  const format = new Intl.NumberFormat(document.documentElement.lang)
  for (const text of form.querySelectorAll<HTMLElement>('[data-state]'))
    text.hidden = text.dataset.state !== state
  for (const [name, value] of Object.entries(numbers))
    for (const slot of form.querySelectorAll(`[data-slot="${name}"]`))
      slot.textContent = typeof value === 'number' ? format.format(value) : value
}

const formatTime = (time: number) =>
  new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'medium',
    timeStyle: 'long',
    timeZone: 'Asia/Jakarta',
  }).format(time)

/** Verifies the log and shows the result. Returns the note to sign, or null. */
async function verify(form: HTMLFormElement, path: string, onDismiss: () => void): Promise<string | null> {
  const visit = await visitLog(logMemory, size => fetchGrowth(path, size))
  if (!visit.isRight) {
    show(form, 'wrong')
    offerEvidence(form, visit.evidence, onDismiss)
    return null
  }
  const { size, added, seenAt, note } = visit
  const time = seenAt === null ? '' : formatTime(seenAt)
  show(form, added === null ? 'first' : 'grown', { size, added: added ?? 0, time })
  return note
}

/** All evidence as a file, and a button that removes it from this browser. */
function offerEvidence(form: HTMLFormElement, evidence: LogEvidence[], onDismiss: () => void): void {
  const link = form.querySelector<HTMLAnchorElement>('[data-evidence]')
  if (link) {
    link.href = URL.createObjectURL(
      new Blob([JSON.stringify(evidence, null, 2)], { type: 'application/json' }),
    )
    link.download = 'usage-log-evidence.json'
  }
  const button = form.querySelector<HTMLButtonElement>('[data-dismiss]')
  if (button)
    button.onclick = () => {
      logMemory.removeEvidence(evidence).then(onDismiss, () => show(form, 'unavailable'))
    }
}

async function sign(form: HTMLFormElement, note: string): Promise<void> {
  const keys = await getKeys()
  const signer = {
    publicKey: await exportPublicKey(keys),
    sign: async (text: string) =>
      new Uint8Array(await crypto.subtle.sign('Ed25519', keys.privateKey, new TextEncoder().encode(text))),
  }
  const { key, line } = await cosignCheckpoint(
    cryptography.digest,
    signer,
    note,
    Math.floor(Date.now() / 1000),
  )
  const values = { size: String(parseLogCheckpoint(note)?.size ?? 0), key, cosignature: line.trimEnd() }
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value = value
  }
}

/** Makes the form of a page verify the log when it is opened, and sign it when it is sent. */
export async function bindLogWitness(form: HTMLFormElement): Promise<void> {
  const { logWitness: path = '' } = form.dataset
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')
  form.hidden = false
  let note: string | null = null
  let isSigned = false
  form.addEventListener(
    'submit',
    event => {
      if (isSigned) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (note === null) return
      sign(form, note).then(
        () => {
          isSigned = true
          form.requestSubmit()
        },
        () => show(form, 'unsupported'),
      )
    },
    true,
  )
  const check = async () => {
    try {
      note = await verify(form, path, () => {
        show(form, 'checking')
        form.querySelector<HTMLElement>('[role="status"]')?.focus()
        void check()
      })
      if (button) button.hidden = note === null
    } catch (error) {
      show(
        form,
        error instanceof DOMException && error.name === 'NotSupportedError' ? 'unsupported' : 'unavailable',
      )
    }
  }
  await check()
}

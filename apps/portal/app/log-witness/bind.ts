import { cosignCheckpoint, parseLogCheckpoint } from '@bgm/validation'
import { checkGrowth, cryptography, type LogGrowth } from './check-growth'
import { exportPublicKey, getKeys, witnessStore } from './store'

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

/** Verifies the log, and remembers what was seen. Returns the note to sign, or null. */
async function verify(form: HTMLFormElement, path: string): Promise<string | null> {
  const seen = await witnessStore.get('seen')
  const known = seen?.note ?? null
  const log = await fetchGrowth(path, known === null ? 0 : (parseLogCheckpoint(known)?.size ?? 0))
  const check = await checkGrowth(known, log)
  if (!check.isRight) {
    if (known !== null) await witnessStore.set('evidence', { known, shown: log.checkpoint, at: Date.now() })
    show(form, 'wrong')
    offerEvidence(form, `${known ?? ''}\n${log.checkpoint}`)
    return null
  }
  await witnessStore.set('seen', { note: log.checkpoint, at: Date.now() })
  const { size, added } = check
  const time =
    seen &&
    new Intl.DateTimeFormat(document.documentElement.lang, {
      dateStyle: 'medium',
      timeStyle: 'long',
      timeZone: 'Asia/Jakarta',
    }).format(seen.at)
  show(form, added === null ? 'first' : 'grown', { size, added: added ?? 0, time: time ?? '' })
  return log.checkpoint
}

/** Both checkpoints as a file: together they prove it. */
function offerEvidence(form: HTMLFormElement, text: string): void {
  const link = form.querySelector<HTMLAnchorElement>('[data-evidence]')
  if (!link) return
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = 'usage-log-checkpoints.txt'
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
  const button = form.querySelector('button')
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
  try {
    note = await verify(form, path)
    if (button) button.hidden = note === null
  } catch (error) {
    show(
      form,
      error instanceof DOMException && error.name === 'NotSupportedError' ? 'unsupported' : 'unavailable',
    )
  }
}

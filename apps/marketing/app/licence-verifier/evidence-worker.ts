import {
  createEvidenceCryptography,
  type EvidenceResult,
  encodeText,
  type LogCryptography,
  verifyEvidence,
} from '@bgm/validation'
import { loadEd25519 } from './ed25519'

/** What the page asks of this worker, once. */
export type EvidenceRequest = { file: File; keys: readonly string[] }
/** What it answers: how far it is, several times, and then the result. */
export type EvidenceAnswer = { bytes: number; entries: number } | { result: EvidenceResult }

const answer = (message: EvidenceAnswer) => self.postMessage(message)
const progressMs = 100

async function run({ file, keys }: EvidenceRequest): Promise<EvidenceResult> {
  const ed25519 = await loadEd25519().catch(() => null)
  if (!ed25519) return { outcome: 'unsupported' }
  const verify: LogCryptography['verify'] = (publicKey, text, signature) =>
    ed25519(signature, encodeText(text), publicKey)
  let [bytes, shownAt] = [0, 0]
  // Safari cannot iterate over streams.
  async function* read(): AsyncGenerator<Uint8Array> {
    const reader = file.stream().getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      bytes += part.value.length
      yield part.value
    }
  }
  return verifyEvidence(read(), {
    keys,
    cryptography: createEvidenceCryptography(verify),
    onEntries: entries => {
      if (performance.now() - shownAt < progressMs) return
      shownAt = performance.now()
      answer({ bytes, entries })
    },
  })
}

self.addEventListener('message', ({ data }: MessageEvent<EvidenceRequest>) => {
  void run(data).then(result => answer({ result }))
})

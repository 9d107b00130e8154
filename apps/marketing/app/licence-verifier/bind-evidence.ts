import { maxEvidenceBytes } from '@bgm/validation'
import { getElement } from './elements'
import type { EvidenceAnswer, EvidenceRequest } from './evidence-worker'
import { hideEvidence, showEvidence, showEvidenceProgress } from './show-evidence'

/** Verifies the files that are chosen, each in a worker, so that the page stays usable. */
export function bindEvidence(workerUrl: string, keys: readonly string[]): void {
  let worker: Worker | null = null
  const end = () => {
    worker?.terminate()
    worker = null
  }
  const verify = (file: File) => {
    if (file.size > maxEvidenceBytes) return showEvidence({ outcome: 'large' })
    showEvidenceProgress(0, 0)
    const started = new Worker(workerUrl, { type: 'module' })
    worker = started
    started.addEventListener('error', () => {
      end()
      showEvidence({ outcome: 'unsupported' })
    })
    started.addEventListener('message', ({ data }: MessageEvent<EvidenceAnswer>) => {
      if (!('result' in data)) return showEvidenceProgress(data.bytes / file.size, data.entries)
      end()
      showEvidence(data.result)
    })
    started.postMessage({ file, keys } satisfies EvidenceRequest)
  }
  const input = getElement('evidence-file', HTMLInputElement)
  getElement('evidence-input').hidden = false
  input.addEventListener('change', () => {
    const [file] = input.files ?? []
    end()
    hideEvidence()
    if (file) verify(file)
    // The same file can be chosen again.
    input.value = ''
  })
}

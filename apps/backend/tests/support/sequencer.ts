import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const ownBackend = /\b(?:GOOGLE_ISSUER|METRICS_PORT|S3_ENDPOINT|SMTP_URL): /

/** Guesses whether a file starts a backend with its own startup variables. A wrong guess only costs time. */
const startsOwnBackend = ({ moduleId }: TestSpecification) => ownBackend.test(readFileSync(moduleId, 'utf8'))

/** Runs files that start a backend of their own first, so that each process starts its shared backend only once. */
export class OwnBackendsFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const first = new Set(sorted.filter(startsOwnBackend))
    return [...first, ...sorted.filter(file => !first.has(file))]
  }
}

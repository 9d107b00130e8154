import { collectFindings } from './findings.mjs'

const row = (fault, page, { status, ms }, judgement) =>
  `  ${fault.padEnd(24)}${page.padEnd(20)}${String(status).padEnd(8)}${String(ms).padStart(6)} ms   ${judgement}`

/** Findings of a fault at a page. */
export function createPageFindings(told) {
  const { tell, judged, result } = collectFindings(told)
  tell('\n  fault                   page                status     time   content')
  return {
    judge(fault, page, found, kept, judgement) {
      const line = row(fault, page, found, `${judgement}${kept ? '' : '   <- miss'}`)
      judged(line, kept, `${fault} × ${page}: ${found.status} in ${found.ms} ms, ${judgement}`)
    },
    result,
  }
}

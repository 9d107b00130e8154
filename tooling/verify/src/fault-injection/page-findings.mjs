import { createFindingsCollector } from './findings.mjs'

const row = (failure, page, { status, ms }, content) =>
  `  ${failure.padEnd(24)}${page.padEnd(20)}${String(status).padEnd(8)}${String(ms).padStart(6)} ms   ${content}`

/** Creates findings about pages that are requested during a fault. */
export function createPageFindings(onLine) {
  const { print, addCheck, result } = createFindingsCollector(onLine)
  print('\n  fault                   page                status     time   content')
  return {
    addPage(failure, page, response, ok, content) {
      const line = row(failure, page, response, `${content}${ok ? '' : '   <- miss'}`)
      addCheck(line, ok, `${failure} × ${page}: ${response.status} in ${response.ms} ms, ${content}`)
    },
    result,
  }
}

import { collectFindings } from './findings.mjs'

const row = (fault, page, { status, ms }, content) =>
  `  ${fault.padEnd(24)}${page.padEnd(20)}${String(status).padEnd(8)}${String(ms).padStart(6)} ms   ${content}`

/** Findings about pages during a fault. */
export function createPageFindings(onLine) {
  const { print, addCheck, result } = collectFindings(onLine)
  print('\n  fault                   page                status     time   content')
  return {
    addPage(fault, page, response, ok, content) {
      const line = row(fault, page, response, `${content}${ok ? '' : '   <- miss'}`)
      addCheck(line, ok, `${fault} × ${page}: ${response.status} in ${response.ms} ms, ${content}`)
    },
    result,
  }
}

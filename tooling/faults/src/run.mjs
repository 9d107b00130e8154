import { checkSite } from './site.mjs'

const { checked, misses } = await checkSite(console.info)
console.info(
  `\n  ${checked - misses.length} of ${checked} kept\n${misses.map(miss => `  ${miss}\n`).join('')}`,
)
process.exitCode = misses.length > 0 ? 1 : 0

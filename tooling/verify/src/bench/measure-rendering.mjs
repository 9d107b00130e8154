import { join } from 'node:path'
import { builtServices } from '@bgm/cli/services'
import { median } from './account-timing.mjs'
import { generateLoad } from './generate-load.mjs'
import { createVisitor, describeUnexpectedStatus } from './portal-visitor.mjs'

/** A page that makes no backend calls, so that only rendering is compared. */
const path = '/sign-in'
/** The portal's minimum rate relative to bare React (docs/performance.md). */
export const renderingBudget = 0.37

const handOver = `import { createElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { RemixServer } from '@remix-run/react'
import { createRequestHandler } from '@remix-run/node'
const { serveReactBaseline } = await import(process.argv[1])
process.argv.splice(1, 1)
await serveReactBaseline({ createElement, renderToPipeableStream, RemixServer, createRequestHandler })`

/** A stack service that renders the portal's page with bare React. */
export function reactBaselineService(ports) {
  const { cwd, env, health } = builtServices.portal(ports)
  const program = join(import.meta.dirname, 'react-baseline.mjs')
  const args = ['--input-type=module', '-e', handOver, program, join(cwd, 'build/server/index.js'), path]
  return { name: 'portal', cwd, env, health, args }
}

/** Measures pages per second from the portal and from bare React, alternately. */
export async function measureRendering({ portal, bare }, { seconds, rounds }) {
  const clients = 8
  const request = url => {
    const visitor = createVisitor(url)
    return async () => describeUnexpectedStatus(await visitor.ask(path), [200])
  }
  const sides = { served: request(portal), bare: request(bare) }
  const rates = { served: [], bare: [] }
  for (let round = 0; round <= rounds; round += 1)
    for (const [side, work] of Object.entries(sides)) {
      const { rate, failures } = await generateLoad(work, { clients, seconds })
      if (Object.keys(failures).length > 0) throw new Error(`The page ${Object.keys(failures)}`)
      if (round > 0) rates[side].push(rate)
    }
  return {
    served: median(rates.served),
    bare: median(rates.bare),
    ratio: median(rates.served.map((rate, index) => rate / rates.bare[index])),
  }
}

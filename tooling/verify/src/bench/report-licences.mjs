import { findFreePorts } from '@bgm/cli/ports'
import { createTemporaryFolder, removeFolder } from '@bgm/cli/seeded-data'
import { startStack } from '@bgm/cli/start-stack'
import { runStep } from '@bgm/cli/steps'
import { measureRate } from './measure-rate.mjs'

const minChecks = 200

/** Finds the code of a valid licence for the sample hotel, which has a month of plays. */
async function findCode(api) {
  const signedIn = await fetch(`${api}/auth/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: 'pemilik@contoh.test', password: 'Contoh-12345' }),
  })
  const { jwt } = await signedIn.json()
  const headers = { authorization: `Bearer ${jwt}` }
  const { data } = await (await fetch(`${api}/licences?state=active`, { headers })).json()
  return data[0].code
}

/**
 * Measures how many licence checks per second one backend handles. Returns the number of figures that miss their
 * budget.
 */
export async function reportLicences({ seconds }) {
  const dataDir = createTemporaryFolder('bench-licences')
  let stack
  await runStep('sample data', async () => {
    stack = await startStack({
      ports: await findFreePorts(),
      dataDir,
      only: ['mailbox', 'backend'],
      env: { LOG_LEVEL: 'error', SAMPLE_TRACKS: '0', RATE_LIMIT_FACTOR: '1000000' },
    })
  })
  try {
    const { api } = stack.urls
    const code = await findCode(api)
    let missed = 0
    for (const [name, path] of [
      ['check', `/licence-checks/${code}`],
      ['proof', `/licence-checks/${code}/proof`],
    ]) {
      await measureRate(api + path, { seconds: 1 })
      const { rate, failed } = await measureRate(api + path, { seconds })
      const isTooSlow = failed > 0 || rate < minChecks
      if (isTooSlow) missed += 1
      const excess = isTooSlow ? `   under ${minChecks}/s, ${failed} failed` : ''
      console.info(`  ${name.padEnd(10)}${rate.toFixed(0).padStart(8)}/s${excess}`)
    }
    return missed
  } finally {
    await stack.stop()
    removeFolder(dataDir)
  }
}

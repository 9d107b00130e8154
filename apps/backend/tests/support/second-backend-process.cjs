// A second backend on the database of a test. Signals when it is ready, then executes the calls that it receives.
const { resolve } = require('node:path')
const { createInterface } = require('node:readline')
const { createStrapi } = require('@strapi/strapi')

const appDir = resolve(__dirname, '../..')
const distDir = resolve(appDir, 'dist')
const say = message => process.send(message)

async function main() {
  const { emailJob } = require(resolve(distDir, 'src/platform/mail/send'))
  // A short lease, so that jobs of a killed process are released within a test.
  emailJob.lease = 3
  const strapi = await createStrapi({ appDir, distDir }).load()
  process.on('message', async ({ id, path, name, args, inTransaction }) => {
    const call = () => require(resolve(distDir, path))[name](...args)
    try {
      say({ id, answer: await (inTransaction ? strapi.db.transaction(call) : call()) })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      say({ id, failure: { message, status: error?.status, code: error?.details?.code } })
    }
  })
  say({ ready: true })
}

createInterface({ input: process.stdin }).on('close', () => process.exit())
main().catch(error => {
  console.error(error)
  process.exit(1)
})

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
  await createStrapi({ appDir, distDir }).load()
  process.on('message', async ({ id, path, name, args }) => {
    const module = require(resolve(distDir, path))
    try {
      say({ id, answer: await module[name](...args.map(arg => (arg.date ? new Date(arg.date) : arg))) })
    } catch (error) {
      say({ id, failure: error instanceof Error ? error.message : String(error) })
    }
  })
  say({ ready: true })
}

createInterface({ input: process.stdin }).on('close', () => process.exit())
main().catch(error => {
  console.error(error)
  process.exit(1)
})

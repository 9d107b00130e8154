import { buildPackages } from './build.mjs'
import { preparePackages } from './prepare.mjs'
import { runProduct } from './product.mjs'
import { main } from './refusal.mjs'
import { developmentServices } from './services.mjs'
import { step } from './steps.mjs'

async function prepare(logs) {
  await preparePackages(logs)
  await step('Packages of our own', () => buildPackages(logs))
  console.info(
    '    The backend compiles itself at every change, which takes some seconds; the first time it also builds its panel.',
  )
}

await main(() => runProduct({ prepare, services: developmentServices, env: { NODE_ENV: 'development' } }))

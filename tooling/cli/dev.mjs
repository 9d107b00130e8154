import { runProgram } from './program/cli-error.mjs'
import { runStep } from './program/steps.mjs'
import { buildPackages } from './setup/build.mjs'
import { preparePackages } from './setup/prepare.mjs'
import { runProduct } from './stack/run-product.mjs'
import { developmentServices } from './stack/services.mjs'

async function prepare(logs) {
  await preparePackages(logs)
  await runStep('Workspace packages', () => buildPackages(logs))
  console.info(
    '    The backend recompiles on every change, which takes some seconds; the first time it also builds the admin panel.',
  )
}

await runProgram(() =>
  runProduct({ prepare, services: developmentServices, env: { NODE_ENV: 'development' } }),
)

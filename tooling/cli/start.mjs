import { runProgram } from './program/cli-error.mjs'
import { prepareBackend } from './setup/prepare.mjs'
import { runProduct } from './stack/run-product.mjs'
import { builtServices } from './stack/services.mjs'

await runProgram(() => runProduct({ prepare: prepareBackend, services: builtServices }))
